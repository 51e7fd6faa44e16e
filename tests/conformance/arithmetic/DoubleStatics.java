// static methods and constants of Double and Float.
public class DoubleStatics {
    static void attempt(String s) {
        try {
            System.out.println(Double.parseDouble(s));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(Float.parseFloat(s));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
    public static void main(String[] args) {
        for (String s : new String[] {"1", " 2.5 ", "-.5", "5.", "1e3", "1E-400", "1e400", "NaN", "-Infinity", "Inf", "", "  ", "0x1p3", "1d", "2.5f", "1e", "1_0", "+7.25e+2", "4.9e-324", "1.7976931348623159e308", "abc", "--1", "1.0.0"}) attempt(s);
        System.out.println(Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.MIN_NORMAL + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + Float.MIN_NORMAL + " " + Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Double.SIZE + Double.BYTES + Float.BYTES);
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(1) + " " + Float.isNaN(0f / 0) + " " + Float.isInfinite(-1 / 0f) + " " + Float.isFinite(2f));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + Double.compare(-1, 1) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Float.compare(1f, 2f) + " " + Float.valueOf(-0f).equals(0f));
        System.out.println(Double.doubleToLongBits(1.0) + " " + Double.longBitsToDouble(0x4009_21FB_5444_2D18L) + " " + Double.doubleToRawLongBits(-0.0) + " " + Float.floatToIntBits(1f) + " " + Float.intBitsToFloat(0x40490fdb) + " " + Float.floatToRawIntBits(-0f));
        System.out.println(Double.hashCode(1.5) + " " + Double.valueOf(-0.0).hashCode() + " " + Float.hashCode(1.5f) + " " + Double.valueOf(Double.NaN).hashCode());
        System.out.println(Double.toString(100) + " " + Double.valueOf("3") + " " + Double.sum(1, 2) + " " + Double.max(-0.0, 0.0) + " " + Double.min(-0.0, 0.0) + " " + Double.toHexString(1.5) + " " + Double.toHexString(-0.1) + " " + Float.toString(3) + " " + Float.sum(1, 2) + " " + Float.max(1, 2));
        Double d = 3.99;
        System.out.println(d.intValue() + " " + d.longValue() + " " + d.floatValue() + " " + d.byteValue() + " " + d.isNaN() + " " + d.isInfinite() + " " + d.compareTo(4.0) + " " + Double.valueOf(1e20).intValue() + " " + Double.valueOf(300.5).byteValue());
        double[] ds = {1.0E7, 9999999.0, 0.001, 9.99E-4, 123456789.125, 1.0E21, 1.0E-5, 100.0, 12345678.9, 0.1 + 0.2, 2.0 / 3, 1e16, 4.35, 1.1f, 9007199254740993.0, 2e-3, 5e-324};
        for (double x : ds) System.out.print(x + " ");
        System.out.println();
        float[] fs = {1.0E7f, 9999999.0f, 0.001f, 9.99E-4f, 16777217f, 1.0E10f, 0.1f + 0.2f, 2f / 3, 3.4e38f, 1.4e-45f, 33333333f, 1.17549435E-38f};
        for (float x : fs) System.out.print(x + " ");
        System.out.println();
    }
}
