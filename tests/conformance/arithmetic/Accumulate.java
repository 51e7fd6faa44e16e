// sums of floats and doubles lose digits in the same way.
public class Accumulate {
    public static void main(String[] args) {
        float f = 0;
        double d = 0;
        for (int i = 0; i < 100; i++) {
            f += 0.1f;
            d += 0.1;
        }
        System.out.println(f + " " + d + " " + (f == d));
        double harmonic = 0, back = 0;
        for (int i = 1; i <= 200; i++) harmonic += 1.0 / i;
        for (int i = 200; i >= 1; i--) back += 1.0 / i;
        System.out.println(harmonic + " " + back + " " + (harmonic - back));
        float big = 16777216f;
        System.out.println(big + 1 + " " + (big + 2) + " " + (big + 1 == big));
        double pi = 0;
        for (int k = 0; k < 100; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        System.out.println(pi);
        System.out.println(1e16 + 1 - 1e16 + " " + (1e16 - 1e16 + 1));
    }
}
