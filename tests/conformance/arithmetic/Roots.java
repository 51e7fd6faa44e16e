// Cube roots and hypotenuses to the last digit.
public class Roots {
  static long seed = 12345;
  static double next() { seed = seed * 6364136223846793005L + 1442695040888963407L; return Double.longBitsToDouble((seed >>> 1) ^ (seed << 63)); }
  static double mid() { seed = seed * 6364136223846793005L + 1442695040888963407L; return (seed >> 11) * 1e-10; }
  static long mix(long h, double d) { long b = Double.doubleToLongBits(d); return (h ^ b) * 1099511628211L + 17; }
  public static void main(String[] args) {
    long h = 0;
    for (int i = 0; i < 150; i++) { double d = next(); h = mix(h, Math.cbrt(d)); h = mix(h, Math.cbrt(mid())); if (i % 30 == 0) System.out.println("cbrt " + i + " " + Long.toHexString(h)); }
    h = 0;
    for (int i = 0; i < 150; i++) { double a = next(), b = next(); h = mix(h, Math.hypot(a, b)); h = mix(h, Math.hypot(mid(), mid())); if (i % 30 == 0) System.out.println("hypot " + i + " " + Long.toHexString(h)); }
    for (double d : new double[] { 0.0, -0.0, 1, 8, 27, -27, 0.001, 1e300, 1e-300, 4.9e-324, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 2, 3, 10, 100 }) System.out.println(Math.cbrt(d) + " " + Math.hypot(d, 3) + " " + Math.hypot(d, d) + " " + Math.hypot(4, d));
  }
}
