// left to right, with effects.
public class EvalOrder {
    static int n;
    static int[] a = new int[6];
    static int f(String s, int v) {
        System.out.print(s + " ");
        return v;
    }
    static int[] arr(String s) {
        System.out.print(s + " ");
        return a;
    }
    static int[] none(String s) {
        System.out.print(s + " ");
        return null;
    }
    static int fail(String s) {
        System.out.print(s + " ");
        throw new IllegalStateException(s);
    }
    public static void main(String[] args) {
        System.out.println(f("a", 1) + f("b", 2) * f("c", 3));
        arr("x")[f("i", 2)] = f("v", 9);
        System.out.println(a[2]);
        arr("x")[f("i", 2)] += f("v", 9);
        System.out.println(a[2]);
        int i = 1;
        i = i++ + ++i;
        System.out.println(i);
        i = 1;
        i += i++ * 2 + i;
        System.out.println(i);
        i = 0;
        a[i] = i = 3;
        System.out.println(a[0] + " " + a[3] + " " + i);
        i = 2;
        a[i++] = a[i] + i++ * 10;
        System.out.println(java.util.Arrays.toString(a) + i);
        i = 5;
        int j = i-- - --i;
        System.out.println(j + " " + i);
        int k = 3;
        k = (k = 5) * k;
        System.out.println(k);
        k = 3;
        int m = k + (k = 4) * (k += 2) + k;
        System.out.println(m);
        try {
            none("null")[f("i", 1)] = f("v", 2);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            a[f("i", 99)] = f("v", 2);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a[f("i", 99)] += f("v", 2);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a[f("i", 99)] = fail("rhs");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            none("null")[fail("index")]++;
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int z = f("l", 1) / f("r", 0) + f("never", 1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        boolean t = f("p", 1) > 0 || f("q", 1) > 0;
        t &= f("r", 1) < 0 && f("s", 1) > 0;
        System.out.println(t);
        boolean u = f("p", 1) > 0 | f("q", 1) > 0 & f("r", 0) > 0;
        System.out.println(u);
        String s = "" + n++ + n++ + (n = 7) + n;
        System.out.println(s);
        s = "a";
        s += s += "b";
        System.out.println(s);
        int[][] mm = new int[f("d1", 2)][f("d2", 3)];
        System.out.println(mm.length + mm[1].length);
        int x = 10;
        x -= x++ - ++x;
        System.out.println(x);
        long l = 5;
        l = l-- * l + l;
        System.out.println(l);
        new EvalOrder().chain(f("1", 1)).chain(f("2", 2)).chain(n += 1);
        System.out.println(n);
        try {
            Object o = null;
            o.equals(f("arg", 1));
        } catch (NullPointerException e) {
            System.out.println("after arg");
        }
    }
    EvalOrder chain(int v) {
        System.out.print("c" + v + " ");
        return this;
    }
}
