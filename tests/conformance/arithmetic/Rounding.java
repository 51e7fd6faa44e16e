// ways to round.
public class Rounding {
    public static void main(String[] args) {
        double[] xs = {2.5, 3.5, -2.5, 2.4, -2.6, 0.5, -0.5, 1e15 + 0.5};
        for (double x : xs) {
            System.out.println(Math.round(x) + " " + Math.rint(x) + " " + Math.floor(x) + " " + Math.ceil(x) + " " + (long) x + " " + (int) (x + 0.5) + " " + String.format("%.0f", x));
        }
        System.out.println(Math.round(-0.5f) + " " + Math.round(Float.MAX_VALUE) + " " + Math.round(1e18) + " " + Math.floor(-0.0) + " " + Math.ceil(-0.9));
        double price = 19.999;
        System.out.println(Math.round(price * 100) / 100.0 + " " + (int) (price * 100) / 100.0 + " " + String.format("%.2f", price));
        System.out.println((double) Math.round(1.005 * 100) / 100);
    }
}
