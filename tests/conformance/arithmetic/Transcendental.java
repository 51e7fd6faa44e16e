// functions whose last digits Java fixes in StrictMath.
public class Transcendental {
    public static void main(String[] args) {
        double[] xs = {0, 0.5, 1, -2, 3.14159, 10};
        for (double x : xs) {
            System.out.println(StrictMath.sin(x) + " " + StrictMath.cos(x) + " " + StrictMath.tan(x));
            System.out.println(StrictMath.exp(x) + " " + StrictMath.log(Math.abs(x) + 1) + " " + StrictMath.log10(Math.abs(x) + 0.1));
            System.out.println(StrictMath.atan(x) + " " + StrictMath.atan2(x, 2) + " " + StrictMath.sinh(x / 4) + " " + StrictMath.cosh(x / 4) + " " + StrictMath.tanh(x));
        }
        System.out.println(StrictMath.asin(0.5) + " " + StrictMath.acos(0.5) + " " + StrictMath.log1p(0.25) + " " + StrictMath.expm1(0.25) + " " + StrictMath.pow(1.1, 10));
        for (double x = -2.3; x < 2.5; x += 0.2) {
            System.out.println(Math.tanh(x) + " " + Math.cosh(x) + " " + Math.sinh(x));
        }
        System.out.println(Math.tanh(25) + " " + Math.tanh(-1e-20) + " " + Math.tanh(Double.NaN) + " " + Math.cosh(30) + " " + Math.cosh(-1e-20) + " " + Math.tanh(-0.0) + " " + Math.cosh(800));
    }
}
