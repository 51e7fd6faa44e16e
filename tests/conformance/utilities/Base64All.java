import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

public class Base64All {
    static void decode(Base64.Decoder d, String s) {
        try {
            System.out.println(s + " -> " + Arrays.toString(d.decode(s)));
        } catch (IllegalArgumentException e) {
            System.out.println(s + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Base64.Encoder plain = Base64.getEncoder();
        Base64.Encoder url = Base64.getUrlEncoder();
        for (String s : new String[] {"", "a", "ab", "abc", "abcd", "Hello, world!"}) {
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            String e = plain.encodeToString(b);
            System.out.println(e + " " + plain.withoutPadding().encodeToString(b) + " " + new String(Base64.getDecoder().decode(e), StandardCharsets.UTF_8));
        }
        byte[] bytes = new byte[20];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 37 - 5);
        }
        System.out.println(plain.encodeToString(bytes));
        System.out.println(url.encodeToString(bytes) + " " + url.withoutPadding().encodeToString(bytes));
        System.out.println(Arrays.equals(bytes, Base64.getUrlDecoder().decode(url.encodeToString(bytes))));
        System.out.println(Arrays.toString(plain.encode(new byte[] {-1, -2})));
        System.out.println(Arrays.toString(Base64.getDecoder().decode("/+8=".getBytes())));
        byte[] into = new byte[10];
        System.out.println(plain.encode(new byte[] {1, 2, 3, 4}, into) + " " + Arrays.toString(into));
        System.out.println(Base64.getDecoder().decode("AQIDBA==".getBytes(), into) + " " + Arrays.toString(into));
        Base64.Decoder d = Base64.getDecoder();
        for (String s : new String[] {"A", "AA", "AAA", "AAAA", "AA=", "AA==", "AAA=", "A===", "====", "=", "==", "AA=A", "AAAA=", "AAA=A", "AA==AA", "A-_A", "A?AA", "AAAAA", "AA\nAA", "YWJj YWJj", "AAAAA=", "AAA==", "AAA===="}) {
            decode(d, s);
        }
        decode(Base64.getUrlDecoder(), "-_-_");
        decode(Base64.getUrlDecoder(), "+/+/");
        try {
            plain.encode(new byte[4], new byte[7]);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            d.decode("AAAA".getBytes(), new byte[2]);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            plain.encode((byte[]) null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
