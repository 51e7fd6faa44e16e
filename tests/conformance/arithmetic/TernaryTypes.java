// the type of a conditional expression.
public class TernaryTypes {
    public static void main(String[] args) {
        boolean t = args.length == 0;
        int i = 0;
        char x = 'X';
        System.out.println(t ? x : 0);
        System.out.println(t ? x : i);
        System.out.println(t ? 'a' : 100000);
        System.out.println(t ? 1 : 2.0);
        System.out.println(t ? 1 : 'a');
        System.out.println(!t ? 1 : 'a');
        System.out.println(t ? (Integer) 5 : (Double) 2.0);
        Object o = t ? 1 : "s";
        System.out.println(o.getClass().getName());
        o = t ? 1 : 2.0;
        System.out.println(o.getClass().getName());
        o = t ? Integer.valueOf(1) : Character.valueOf('a');
        System.out.println(o);
        byte b = 1;
        short s = 2;
        o = t ? b : s;
        System.out.println(o.getClass().getName());
        o = t ? b : 'a';
        System.out.println(o.getClass().getName());
        System.out.println(t ? null : 0);
        Integer n = null;
        try {
            int r = t ? n : 0;
            System.out.println(r);
        } catch (NullPointerException e) {
            System.out.println("unboxed");
        }
        long l = t ? 1 : 2L;
        System.out.println(l + (t ? 1L : 1));
        String text = t ? "yes" : null;
        System.out.println(text + (t ? 'c' : 99) + (t ? 'c' : i));
    }
}
