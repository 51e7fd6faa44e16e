// printed numbers that need all their digits.
public class NumberText {
    public static void main(String[] args) {
        double d = 1;
        for (int i = 0; i < 40; i++) {
            System.out.print(d + " ");
            d /= 3;
        }
        System.out.println();
        d = 1;
        for (int i = 0; i < 40; i++) {
            System.out.print(d + " ");
            d *= 7.3;
        }
        System.out.println();
        float f = 1;
        for (int i = 0; i < 40; i++) {
            System.out.print(f + " ");
            f *= 3.7f;
        }
        System.out.println();
        f = 1;
        for (int i = 0; i < 40; i++) {
            System.out.print(f + " ");
            f /= 2.9f;
        }
        System.out.println();
        d = 1;
        for (int i = 0; i < 60; i++) {
            System.out.print(d + " ");
            d /= 2;
        }
        System.out.println();
        f = 1;
        for (int i = 0; i < 40; i++) {
            System.out.print(f + " ");
            f *= 2;
        }
        System.out.println();
        long l = 1;
        for (int i = 0; i < 20; i++) {
            System.out.print((double) l + " " + (float) l + " ");
            l = l * 31 + 7;
        }
        System.out.println();
        System.out.println(2.2E-322 + " " + 1.0E-323 + " " + 2.8421709430404007E-14 + " " + 2.2250738585072014E-308 + " " + 9.5367431640625E-7f + " " + 1.17549435E-38f + " " + 8.41E21f + " " + 2.0E-3f + " " + 1.0E23 + " " + 8.41E21 + " " + 5.0E-324 + " " + 9007199254740993d + " " + 1.1E-5f + " " + 33554436f);
        for (double x : new double[] {0.005, 0.015, 1.005, 2.675, 1234.5675, 0.125, 2.5, 1e-7, 99.995, 1e15 / 3}) System.out.print(String.format("%.2f %.0f %e %.3g %s ", x, x, x, x, x));
        System.out.println();
    }
}
