// corners of java.lang.Math.
public class MathCorners {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
    public static void main(String[] args) {
        System.out.println(Math.round(0.5) + " " + Math.round(-0.5) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(1e30) + " " + Math.round(Double.NaN) + " " + Math.round(2.5f) + " " + Math.round(-1e20f));
        System.out.println(Math.rint(0.5) + " " + Math.rint(1.5) + " " + Math.rint(-0.5) + " " + Math.floor(-0.2) + " " + Math.ceil(-0.2) + " " + Math.floor(7) + " " + Math.ceil(1e300));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorDiv(7, -2) + " " + Math.floorMod(7, -2) + " " + Math.floorDiv(-7L, 2L) + " " + Math.floorMod(-7L, 3) + " " + Math.floorDiv(Integer.MIN_VALUE, -1));
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-0.0) + " " + Math.abs(-3f) + " " + Math.signum(-2.5) + " " + Math.signum(0f) + " " + Math.copySign(3, -0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(-0.0, 0.0) + " " + Math.max(-0f, 0f));
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4) + " " + Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(0, 0) + " " + Math.pow(Double.NaN, 0) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log1p(0) + " " + Math.expm1(0));
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.sin(0) + " " + Math.cos(0) + " " + Math.tan(0) + " " + Math.atan2(1, 1) + " " + Math.asin(1) + " " + Math.acos(1) + " " + Math.atan(1) + " " + Math.sinh(0) + " " + Math.cosh(0) + " " + Math.tanh(0));
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.subtractExact(Long.MIN_VALUE, 1L));
        attempt(() -> Math.multiplyExact(1 << 20, 1 << 20));
        attempt(() -> Math.multiplyExact(1L << 62, 2));
        attempt(() -> Math.incrementExact(Integer.MAX_VALUE));
        attempt(() -> Math.decrementExact(Long.MIN_VALUE));
        attempt(() -> Math.negateExact(Integer.MIN_VALUE));
        attempt(() -> Math.toIntExact(1L << 40));
        attempt(() -> Math.floorMod(1, 0));
        attempt(() -> Math.absExact(Integer.MIN_VALUE));
        System.out.println(Math.ulp(1.0) + " " + Math.nextUp(1.0) + " " + Math.nextDown(1f) + " " + Math.nextAfter(1.0, 2) + " " + Math.getExponent(1024.5) + " " + Math.scalb(1.5, 4) + " " + Math.fma(2.0, 3.0, 4.0) + " " + Math.IEEEremainder(5, 3) + " " + Math.multiplyHigh(1L << 62, 8) + " " + Math.multiplyFull(1 << 30, 8) + " " + Math.E);
    }
}
