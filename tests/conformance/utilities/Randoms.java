import java.util.Random;

// java.util.Random with a seed.
public class Randoms {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextLong() + " " + r.nextBoolean());
        System.out.println(r.nextDouble() + " " + r.nextFloat() + " " + r.nextGaussian() + " " + r.nextGaussian());
        System.out.println(r.nextInt(5, 10) + " " + r.nextInt(1 << 30) + " " + r.nextInt(1_500_000_000));
        byte[] bytes = new byte[6];
        r.nextBytes(bytes);
        System.out.println(java.util.Arrays.toString(bytes));
        r.setSeed(7);
        System.out.println(r.nextInt(100) + " " + new Random(7).nextInt(100));
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] dice = new int[6];
        Random d = new Random(1);
        for (int i = 0; i < 60; i++) {
            dice[d.nextInt(6)]++;
        }
        System.out.println(java.util.Arrays.toString(dice));
        System.out.println(new Random(0).nextLong(100) + " " + new Random(0).nextDouble(5, 6) + " " + new Random(-1).nextLong(5L, 1L << 40));
        for (long seed : new long[] {42, 0, 7, 13, 31, 58}) {
            Random g = new Random(seed);
            System.out.println(g.nextGaussian() + " " + g.nextGaussian() + " " + g.nextGaussian());
        }
        System.out.println(StrictMath.log(0.01) + " " + StrictMath.log(0.9999999) + " " + StrictMath.log(1e-310) + " " + StrictMath.log10(0.3) + " " + StrictMath.log(12345));
    }
}
