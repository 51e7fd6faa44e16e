// seeded random numbers in all types.
import java.util.*;
public class RandomSequences {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, Long.MAX_VALUE}) {
            Random r = new Random(seed);
            System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(100) + " " + r.nextInt(1 << 30) + " " + r.nextInt(1073741825) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble() + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextInt(5, 10));
            byte[] b = new byte[7];
            r.nextBytes(b);
            System.out.println(Arrays.toString(b));
        }
        Random r = new Random(7);
        int[] dice = new int[7];
        for (int i = 0; i < 600; i++) dice[1 + r.nextInt(6)]++;
        System.out.println(Arrays.toString(dice));
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 10; i++) l.add(i);
        Collections.shuffle(l, r);
        System.out.println(l);
        r.setSeed(7);
        double in = 0;
        for (int i = 0; i < 1000; i++) {
            double x = r.nextDouble(), y = r.nextDouble();
            if (x * x + y * y <= 1) in++;
        }
        System.out.println(4 * in / 1000);
        r = new Random(99);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 20; i++) sb.append((char) ('a' + r.nextInt(26)));
        System.out.println(sb);
        double sum = 0;
        for (int i = 0; i < 100; i++) sum += r.nextGaussian();
        System.out.println(sum / 100);
        class Fixed extends Random {
            int n;
            @Override protected int next(int bits) {
                return n++ & ((1 << Math.min(bits, 30)) - 1);
            }
        }
        Fixed f = new Fixed();
        System.out.println(f.nextInt() + " " + f.nextInt(16) + " " + f.nextBoolean() + " " + f.nextInt(10));
        System.out.println(new Random(5).ints(4, 0, 100).sum() + " " + new Random(5).doubles(3).max().getAsDouble() + " " + new Random(6).longs(2).sum());
    }
}
