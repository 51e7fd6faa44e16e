// the remainder of floating-point numbers.
public class FloatRemainder {
    public static void main(String[] args) {
        System.out.println(5.5 % 2);
        System.out.println(-5.5 % 2);
        System.out.println(5.5 % -2);
        System.out.println(1e20 % 3);
        System.out.println(0.3 % 0.1);
        System.out.println(5.5f % 2.2f);
        System.out.println(7 % 2.5f);
        System.out.println(-0.0 % 3);
        double d = 10;
        d %= 3.7;
        System.out.println(d);
        System.out.println(Math.IEEEremainder(5, 3));
        int i = 17;
        i %= 5.5;
        System.out.println(i);
    }
}
