// arguments are passed by value, recursion with arrays, final parameters, returns.
public class Parameters {
    static void change(int x, int[] a, StringBuilder b, String s) {
        x = 9;
        a[0] = 9;
        a = new int[] {7};
        a[0] = 8;
        b.append("!");
        b = new StringBuilder("new");
        s += "!";
    }

    static int early(int n) {
        if (n < 0) return -1;
        for (int i = 0; ; i++) {
            if (i * i >= n) return i;
        }
    }

    static void none(final int n) {
        if (n > 1) {
            System.out.println("return");
            return;
        }
        System.out.println("end");
    }

    static int[] pair(int a, int b)[] {
        return new int[][] {{a}, {b}};
    }

    static <T> T id(T t) {
        return t;
    }

    public static void main(String[] args) {
        int x = 1;
        int[] a = {1};
        StringBuilder b = new StringBuilder("b");
        String s = "s";
        change(x, a, b, s);
        System.out.println(x + " " + a[0] + " " + b + " " + s);
        System.out.println(early(-5) + " " + early(10));
        none(1);
        none(2);
        System.out.println(pair(3, 4)[1][0] + id(5) + id("six"));
    }
}
