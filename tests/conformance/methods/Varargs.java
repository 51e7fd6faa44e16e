// null, arrays, boxing, empty.
public class Varargs {
    static String v(Object... os) {
        return os == null ? "null" : "objects" + os.length;
    }

    static int sum(int... ns) {
        int s = 0;
        for (int n : ns) {
            s += n;
        }
        return s;
    }

    static String f(String s, Integer... is) {
        return s + is.length;
    }

    static String g(int i) {
        return "int";
    }

    static String g(int... i) {
        return "ints" + i.length;
    }

    static String h(Object o) {
        return "object";
    }

    static String h(Object... o) {
        return "objects";
    }

    static String k(long... l) {
        return "longs" + l.length;
    }

    static String c(char... cs) {
        return new String(cs);
    }

    public static void main(String[] args) {
        System.out.println(v() + v(1) + v(1, "a", null) + v((Object[]) null) + v((Object) null) + v(new Object[] {1, 2, 3}) + v(new String[] {"x", "y"}) + v(new int[] {1, 2}) + v((Object) new String[] {"x", "y"}));
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + sum(new int[] {10, 20}));
        System.out.println(f("a") + f("b", 1, 2) + f("c", new Integer[0]));
        System.out.println(g(1) + g() + g(1, 2) + g(new int[3]));
        System.out.println(h(1) + h() + h(1, 2) + h("s") + h(new Object[0]) + h((Object) new Object[0]));
        System.out.println(k(1, 2, 3L) + k('a') + c('x', 'y'));
        byte b = 1;
        System.out.println(sum(b, 'a', (short) 2));
        int[][] grid = {{1}, {2, 3}};
        System.out.println(v((Object[]) grid) + v(grid[0], grid[1]));
        String[] none = null;
        System.out.println(v((Object[]) none));
    }
}
