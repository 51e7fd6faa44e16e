// integer division and remainder, also of minimum values, also in compound form.
public class DivisionCorners {
    static String attempt(java.util.function.IntBinaryOperator op, int a, int b) {
        try {
            return "" + op.applyAsInt(a, b);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }
    public static void main(String[] args) {
        int[] as = {7, -7, Integer.MIN_VALUE, Integer.MAX_VALUE, 0};
        int[] bs = {2, -2, -1, 1, 0, Integer.MIN_VALUE};
        for (int a : as) for (int b : bs) System.out.println(a + " " + b + ": " + attempt((x, y) -> x / y, a, b) + " " + attempt((x, y) -> x % y, a, b));
        System.out.println((Long.MIN_VALUE / -1) + " " + (Long.MIN_VALUE % -1));
        try {
            long l = 5;
            l /= 0;
            System.out.println(l);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            long l = 5;
            l %= 0L;
            System.out.println(l);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            byte b = 5;
            b /= (byte) 0;
            System.out.println(b);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        System.out.println(5.0 / 0 + " " + -5.0 / 0 + " " + 0.0 / 0 + " " + 5 % 0.0 + " " + 5.5 % 2 + " " + -5.5 % 2 + " " + 5.5 % -2 + " " + 1e300 * 1e10 + " " + -0.0 % 1 + " " + 5 % Double.POSITIVE_INFINITY + " " + Double.POSITIVE_INFINITY % 5);
        int x = 10;
        x /= 2.5;
        System.out.println(x);
        x *= 1.5;
        System.out.println(x);
        x -= 0.5;
        System.out.println(x);
        x += 3.99f;
        System.out.println(x);
        byte b = 100;
        b += 100;
        System.out.println(b);
        b *= 2;
        System.out.println(b);
        b -= 1000;
        System.out.println(b);
        b++;
        b--;
        --b;
        System.out.println(b);
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c);
        c *= 1.01;
        System.out.println(c);
        c -= 30;
        System.out.println(c);
        short s = Short.MAX_VALUE;
        s++;
        System.out.println(s);
        s = -1;
        s >>>= 1;
        System.out.println(s);
        long l = Long.MAX_VALUE;
        l++;
        System.out.println(l);
        l *= 2;
        System.out.println(l);
        l = 1;
        l += 1e18;
        System.out.println(l);
        l += 0.5f;
        System.out.println(l);
        float f = 1;
        f += 1e10;
        System.out.println(f);
        f /= 3;
        System.out.println(f);
        f++;
        System.out.println(f);
    }
}
