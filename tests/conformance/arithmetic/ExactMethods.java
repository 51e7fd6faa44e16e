// methods that refuse to overflow.
public class ExactMethods {
    public static void main(String[] args) {
        int[] ints = {Integer.MAX_VALUE, Integer.MIN_VALUE, 5};
        for (int v : ints) {
            try {
                System.out.println(Math.addExact(v, 1));
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println(Math.subtractExact(v, 1) + " " + Math.negateExact(v));
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println(Math.multiplyExact(v, 2) + " " + Math.incrementExact(v) + " " + Math.decrementExact(v));
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            System.out.println(Math.toIntExact(1L << 31));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.toIntExact(-5L) + " " + Math.absExact(-5) + " " + Math.multiplyExact(3L, 4) + " " + Math.multiplyFull(1 << 30, 4) + " " + Math.addExact(1L, 2L));
        try {
            System.out.println(Math.multiplyExact(Long.MAX_VALUE, 2L));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.multiplyHigh(1L << 62, 8L));
    }
}
