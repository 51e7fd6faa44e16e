// loops over small counters that wrap.
public class ByteLoops {
    public static void main(String[] args) {
        int n = 0;
        for (byte b = 120; b > 0; b++) {
            n++;
        }
        System.out.println(n);
        short s = 0;
        do {
            s += 1000;
        } while (s > 0);
        System.out.println(s);
        byte x = 0;
        for (int i = 0; i < 300; i++) {
            x++;
        }
        System.out.println(x);
        long total = 0;
        for (int i = Integer.MAX_VALUE - 2; i > 0; i++) {
            total++;
        }
        System.out.println(total);
        byte[] data = new byte[4];
        for (int i = 0; i < 8; i++) {
            data[i % 4] ^= 0x55 << i;
        }
        System.out.println(java.util.Arrays.toString(data));
    }
}
