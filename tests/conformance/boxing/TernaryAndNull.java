// unboxing in conditionals, comparisons and switches.
public class TernaryAndNull {
    public static void main(String[] args) {
        Integer a = 5, b = null;
        Boolean flag = Boolean.TRUE;
        int r = flag ? a : 0;
        System.out.println(r);
        System.out.println(flag ? "yes" : "no");
        Object o = true ? 1 : "one";
        System.out.println(o);
        Object p = true ? 1 : 2.0;
        System.out.println(p);
        Integer q = flag ? a : b;
        System.out.println(q);
        try {
            Integer s = !flag ? a : (Integer) b;
            System.out.println(s);
            int t = !flag ? a : b;
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        switch (a) {
            case 5:
                System.out.println("five");
        }
        Character c = 'x';
        System.out.println(c == 'x' ? c + 1 : c);
        System.out.println(a > 4 && a < 6 ? a * 2 : -1);
        Boolean none = null;
        try {
            if (none) System.out.println("never");
        } catch (NullPointerException e) {
            System.out.println("null condition");
        }
    }
}
