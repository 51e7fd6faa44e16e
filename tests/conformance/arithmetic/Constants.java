// constant expressions are folded, by the same rules.
public class Constants {
    static final int A = 5 * 2 + 1;
    static final long BIG = Integer.MAX_VALUE + 1;
    static final String TEXT = "a" + A + 'c' + 1.5f + true + null;
    static final char C = 'a' + 1;
    static final byte B = (byte) (A * 100);
    static final boolean FLAG = A > 10 && C == 'b';
    static final double D = 1 / 2 + 1 / 2.0;
    static final int T = FLAG ? A << 2 : ~A;

    public static void main(String[] args) {
        System.out.println(A + " " + BIG + " " + TEXT + " " + C + " " + B + " " + FLAG + " " + D + " " + T);
        final int local = 3;
        switch (3) {
            case local:
                System.out.println("local");
                break;
            case local + 1:
                System.out.println("other");
                break;
        }
        byte b = local + 4;
        System.out.println(b);
        System.out.println(Integer.MAX_VALUE + 1 + " " + (Long.MIN_VALUE == -Long.MIN_VALUE) + " " + (int) 1e10 + " " + (char) ('a' + 2));
        System.out.println(("x" + local == "x3") + " " + ("x" + b == "x7"));
    }
}
