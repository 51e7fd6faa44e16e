import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;

// getBytes, new String and UTF-8.
public class Bytes {
    private static String named(byte[] b) {
        try {
            return new String(b, "UTF-8") + new String(b, 0, 1, "US-ASCII") + new String("€".getBytes("utf-8"), "ISO-8859-1").length();
        } catch (UnsupportedEncodingException e) {
            return "no UTF-8";
        }
    }

    public static void main(String[] args) {
        byte[] b = "héllo €".getBytes(StandardCharsets.UTF_8);
        System.out.println(b.length + " " + java.util.Arrays.toString(b));
        System.out.println(new String(b, StandardCharsets.UTF_8) + " " + new String(b, 0, 1) + " " + new String(new byte[] {72, 105}) + " " + "é".getBytes(StandardCharsets.ISO_8859_1)[0]);
        System.out.println(named(b) + " " + "told".describeConstable().get());
        int sum = 0;
        for (byte x : "abc".getBytes()) sum += x;
        System.out.println(sum + " " + new String("abc".getBytes(StandardCharsets.US_ASCII)).equals("abc"));
        System.out.println(new String(new char[] {'x', 'y', 'z'}, 1, 2) + new String(new int[] {65, 0x1F600}, 0, 2).length() + "😀".length() + " " + "😀".codePointAt(0) + " " + "a😀".codePointCount(0, 3));
    }
}
