// doubles as text.
public class DoubleText {
    public static void main(String[] args) {
        double[] values = {0, 1, -1, 0.1, 100, 1e6, 9999999, 1e7, 12345678.9, 1e21, 1e-3, 9.99e-4, 1e-5, 123456789012345.0, 1.0 / 3, 2.0 / 3, 100.0 / 3,
            Double.MAX_VALUE, Double.MIN_VALUE, Double.POSITIVE_INFINITY, 4.35, 1.1e-7, 0.001, 5e-324, 1234567.125, 3.0e10, 1e100};
        for (double v : values) {
            System.out.println(v + " " + -v);
        }
        System.out.println(Double.toString(1.5) + String.valueOf(2.50) + Double.valueOf(3e0));
    }
}
