// integers throw, floating-point numbers do not.
public class DivideByZero {
    public static void main(String[] args) {
        int zero = 0;
        try {
            System.out.println(1 / zero);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1 % zero);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            long z = 0;
            System.out.println(1L / z);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        int v = 5;
        try {
            v /= zero;
        } catch (ArithmeticException e) {
            System.out.println("v is " + v);
        }
        System.out.println(1.0 / zero + " " + -1 / 0.0 + " " + 0.0 / zero + " " + 1 % 0.0 + " " + 5f / 0);
        System.out.println(1 / zero);
    }
}
