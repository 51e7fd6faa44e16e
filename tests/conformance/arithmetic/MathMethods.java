// java.lang.Math.
public class MathMethods {
    public static void main(String[] args) {
        System.out.println(Math.max(1, 2L) + " " + Math.max(1, 2.5f) + " " + Math.min(-1.5, 3) + " " + Math.abs(-5) + " " + Math.abs(-5.5f));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 1.0 / 3));
        System.out.println(Math.sqrt(2) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4));
        System.out.println(Math.floor(2.7) + " " + Math.ceil(2.1) + " " + Math.rint(0.5) + " " + Math.round(-0.5) + " " + Math.round(1.5f));
        System.out.println(Math.signum(-3.5) + " " + Math.signum(0f) + " " + Math.copySign(3, -0.0) + " " + Math.getExponent(1024.5) + " " + Math.ulp(1.0) + " " + Math.nextUp(1.0f));
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.E);
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " " + Math.ceil(-0.5));
    }
}
