import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** Digests of short and of longer texts, in one piece and in several ones. */
public class MessageDigests {
    static String hex(byte[] bytes) {
        StringBuilder b = new StringBuilder();
        for (byte x : bytes) {
            b.append(String.format("%02x", x));
        }
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "sha-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            System.out.println(digest.getAlgorithm() + " " + digest.getDigestLength());
            System.out.println(hex(digest.digest()));
            System.out.println(hex(digest.digest("abc".getBytes(StandardCharsets.UTF_8))));
            byte[] long1 = new byte[112];
            Arrays.fill(long1, (byte) 'x');
            digest.update(long1, 0, 55);
            digest.update((byte) 'x');
            MessageDigest copy = (MessageDigest) digest.clone();
            digest.update(long1, 56, 8);
            System.out.println(hex(digest.digest()));
            System.out.println(hex(copy.digest()));
            copy.update(long1);
            System.out.println(hex(copy.digest()));
            copy.update(long1);
            System.out.print(copy);
            copy.reset();
            System.out.print(copy);
            System.out.println(MessageDigest.isEqual(copy.digest(), digest.digest()));
        }
        System.out.println(MessageDigest.isEqual(new byte[] {1, 2}, new byte[] {1, 3}) + " " + MessageDigest.isEqual(null, new byte[0])
            + " " + MessageDigest.isEqual(new byte[] {1}, new byte[] {1, 2}));
        try {
            MessageDigest.getInstance("SHA256");
            MessageDigest.getInstance("SHA-257");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageDigest.getInstance("MD5").update(new byte[2], 1, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageDigest.getInstance("MD5").update(new byte[2], -1, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
