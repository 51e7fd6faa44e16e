import java.util.Arrays;
import java.util.SplittableRandom;

public class SplittableRandoms {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -7, 123456789012345L}) {
            SplittableRandom r = new SplittableRandom(seed);
            System.out.println(r.nextInt() + " " + r.nextLong() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(-5, 6) + " " + r.nextInt(8, 16));
            System.out.println(r.nextLong(1000L) + " " + r.nextLong(1L << 40) + " " + r.nextLong(-3, 1L << 60) + " " + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextDouble(3.5));
            System.out.println(r.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + r.nextLong(Long.MIN_VALUE, Long.MAX_VALUE) + " " + r.nextDouble(-1, 1) + " " + r.nextFloat());
            SplittableRandom s = r.split();
            SplittableRandom t = s.split();
            System.out.println(s.nextInt() + " " + t.nextLong() + " " + r.nextInt(1 << 30) + " " + t.nextInt((1 << 30) + 1));
            byte[] b = new byte[11];
            t.nextBytes(b);
            System.out.println(Arrays.toString(b));
            System.out.println(Arrays.toString(s.ints(4, 0, 100).toArray()) + " " + Arrays.toString(s.longs(2).toArray()) + " " + Arrays.toString(s.doubles(2).toArray()));
        }
        SplittableRandom r = new SplittableRandom(5);
        int[] counts = new int[4];
        for (int i = 0; i < 100; i++) {
            counts[r.nextInt(4)]++;
        }
        System.out.println(Arrays.toString(counts));
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.nextInt(5, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
