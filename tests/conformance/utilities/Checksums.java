import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

/** Checksums of bytes. */
public class Checksums {
    public static void main(String[] args) {
        for (Checksum sum : new Checksum[] {new CRC32(), new Adler32()}) {
            System.out.println(sum.getValue());
            sum.update("The quick brown fox jumps over the lazy dog".getBytes());
            System.out.println(Long.toHexString(sum.getValue()));
            sum.update(-2);
            System.out.println(sum.getValue());
            sum.reset();
            sum.update(new byte[] {1, -1, 2, -2}, 1, 2);
            System.out.println(sum.getValue());
            try {
                sum.update(new byte[3], 2, 2);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
