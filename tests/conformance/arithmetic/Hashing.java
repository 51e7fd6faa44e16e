// typical hash functions.
public class Hashing {
    static int hash(String s) {
        int h = 0x811c9dc5;
        for (int i = 0; i < s.length(); i++) {
            h ^= s.charAt(i);
            h *= 16777619;
        }
        return h;
    }

    static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    static int crc(byte[] data) {
        int crc = 0xffffffff;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) {
                crc = (crc >>> 1) ^ (0xEDB88320 & -(crc & 1));
            }
        }
        return ~crc;
    }

    public static void main(String[] args) {
        System.out.println(hash("hello") + " " + hash(""));
        System.out.println(mix(1) + " " + mix(mix(42)));
        System.out.println(Integer.toHexString(crc("123456789".getBytes())));
        long seed = 12345;
        for (int i = 0; i < 3; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            System.out.println((int) (seed >>> 33));
        }
        short checksum = 0;
        for (char c : "checksum".toCharArray()) {
            checksum = (short) ((checksum << 3 | (checksum & 0xffff) >>> 13) ^ c);
        }
        System.out.println(checksum);
    }
}
