// casts and parentheses that look alike.
public class Parentheses {
    public static void main(String[] args) {
        int a = 5, b = 3;
        System.out.println((a) + b);
        System.out.println((a) - (b));
        System.out.println((int) +b);
        System.out.println((int) -b);
        System.out.println((Integer) (a) + (int) (double) b);
        System.out.println(((a)));
        System.out.println((char) (a + 60) + "" + (byte) (a * 100));
        java.util.function.Supplier<Integer> s = (java.util.function.Supplier<Integer>) () -> (a);
        System.out.println((s).get());
        System.out.println((Object) "x" + "y");
        System.out.println(((Object) "x").toString().length() + (int) 'a');
        System.out.println((a < b) ? (a) : (b));
        System.out.println(-(-a) - -b + ~(~a));
        int c = (b) > 2 ? (int) 3.5 : (int) 2.5;
        System.out.println(c);
        System.out.println((((String) "deep")).length());
    }
}
