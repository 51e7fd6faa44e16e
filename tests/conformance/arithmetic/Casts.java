// casts from floating-point numbers saturate, those between integers cut.
public class Casts {
    public static void main(String[] args) {
        double[] values = {1.9, -1.9, 1e10, -1e10, 1e20, -1e20, 300.7, 65536.5, Double.NaN, 0.999999999999999999};
        for (double v : values) {
            System.out.println((int) v + " " + (long) v + " " + (short) v + " " + (byte) v + " " + (int) (char) v);
        }
        System.out.println((int) 3.99f + " " + (long) 1e19f + " " + (byte) 128L + " " + (short) 0x12345678 + " " + (int) 0x123456789AL);
        System.out.println((int) Float.MAX_VALUE + " " + (float) 1e40 + " " + (float) 1e-50 + " " + (float) 1.23456789);
        System.out.println((double) 1.1f);
        System.out.println((int) 'x' + " " + (char) 120 + " " + (long) 'x' + " " + (double) 'x');
        System.out.println((byte) (int) 3e9 + " " + (byte) (long) 3e9);
        System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(1e30) + " " + Math.round(2.5f) + " " + Math.round(Double.NaN));
        System.out.println(Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.floor(-1.5) + " " + Math.ceil(-1.5) + " " + Math.ceil(-0.2));
    }
}
