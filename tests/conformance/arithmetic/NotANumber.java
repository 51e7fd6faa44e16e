// NaN, signed zeros and infinities.
public class NotANumber {
    public static void main(String[] args) {
        double nan = 0.0 / 0.0;
        System.out.println(nan == nan);
        System.out.println(nan != nan);
        System.out.println((nan < 1) + " " + (nan >= 1) + " " + !(nan < 1));
        System.out.println(Double.isNaN(nan) + " " + Double.valueOf(nan).equals(Double.NaN) + " " + Double.compare(nan, 1));
        System.out.println((0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.compare(0.0, -0.0));
        System.out.println(1 / -0.0 + " " + 1 / 0.0);
        System.out.println(-0.0 + " " + (0.0 + -0.0) + " " + (-0.0 - 0.0) + " " + 0.0 * -1);
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.max(nan, 1) + " " + Math.min(1, nan));
        System.out.println(Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " " + Math.abs(-0.0) + " " + Math.signum(-0.0));
        double inf = Double.POSITIVE_INFINITY;
        System.out.println(inf - inf + " " + inf * 0 + " " + (inf == inf + 1) + " " + inf % 2 + " " + 2 % inf);
        System.out.println((int) nan + " " + (long) nan + " " + (char) nan + "|" + (float) nan);
        System.out.println(Float.isNaN(0f / 0) + " " + Float.isInfinite(1f / 0) + " " + Double.isFinite(inf));
        System.out.println(Math.pow(nan, 0) + " " + Math.pow(1, nan) + " " + Math.hypot(inf, nan));
    }
}
