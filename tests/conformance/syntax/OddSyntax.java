// forms that are seldom written.
import java.util.*;
import java.util.function.*;
@SuppressWarnings({"unchecked", "rawtypes"}) public class OddSyntax {
    ;
    int a[] = {1, 2,}, b = 3, c[][] = {{}, {4,},};
    int f()[] { return a; } static int g(int x[], int[]... y) {
        return x.length + y.length;
    }
    static final int _k = 1_0__0, $d = 0x1_F, o = 0_17, bin = 0b1_1;
    @interface Mark {
        int value() default 1;
        String[] names() default { };
    }
    @Mark(5) @Deprecated static void marked() { }
    @Mark(names = {"x", "y"}) class Ann { }
    static <T> T id(T t) {
        return t;
    }
    <T> List<T> two(T a, T b) {
        return Arrays.<T>asList(a, b);
    }
    static int \u0061bc = 7;
    static class Empty { }
    interface None { }
    enum Trail {
        A, B, ;
    }
    static strictfp double sf() {
        return 1.0;
    }
    synchronized int syn() {
        return b;
    }
    transient int tr = 1;
    volatile int vo = 2;
    { b++; ; } static {
        ;
    }
    static int cond(int x) {
        return x > 0 ? x > 10 ? 2 : 1 : x < 0 ? -1 : 0;
    }
    static Object mixed(boolean p, boolean q) {
        return p ? q ? 1 : 'c' : q ? 2L : "s";
    }
    static long chain() {
        int i;
        long l;
        double d = l = i = 3;
        return (long) (d + l + i);
    }
    static String sw(String s) {
        switch (s) {
            default: s += "d";
            case "a": s += "a";
            break;
            case "b": case "c": s += "bc";
        }
        return s;
    }
    static int deep(int n) {
        { { int m = n; { m++; } { int k = m; m += k; } return m; } }
    }
    public static void main(String... args) throws Exception {
        OddSyntax s = new OddSyntax();
        System.out.println(s.a.length + s.b + s.c[1][0] + s.f()[1] + g(new int[2], new int[1], null) + g(s.f()) + _k + $d + o + bin + abc);
        System.out.println(s.<Object>two(1, "x") + OddSyntax.<String>id("q") + s.syn() + s.tr + s.vo + sf() + Trail.values().length);
        System.out.println(cond(20) + "" + cond(5) + cond(0) + cond(-3) + mixed(true, true) + mixed(true, false) + mixed(false, true) + mixed(false, false) + chain() + sw("a") + sw("b") + sw("z") + deep(2));
        for (final int x : new int[] {1}) System.out.print(x);
        for (var e : Map.of("k", 1).entrySet()) System.out.print(e.getKey());
        BiFunction<Integer, Integer, Integer> bf = (var x, final var y) -> x + y;
        System.out.println(bf.apply(1, 2));
        Object l = (Runnable & java.io.Serializable) () -> System.out.print("ser ");
        ((Runnable) l).run();
        Callable<String> cs = () -> {
            throw new Exception("c");
        };
        try {
            cs.call();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        int i = 0;
        for (;;) {
            if (++i > 3) break;
            else continue;
        }
        do i--;
        while (i > 0);
        if (i == 0) ;
        else System.out.println("no");
        while (i++ < 2) ;
        System.out.println(i);
        int x = +-+1, y = - -1, z = ~-1, n = -(-2);
        boolean t = !!true ^ !false;
        System.out.println(x + " " + y + z + n + t + (1 - -1) + (1 + +1) + (i++ + ++i) + (5 & 6 | 1 ^ 3) + (1 << 2 + 1) + (7 >>> 1 >> 1) + (3 > 2 == true) + (1 + 2 * 3 % 4 - 5 / 2));
        System.out.println(0x1.8p3 + 1e1f + .5e-1 + 1.e0 + 0f + 0x.8p0 + 1D + 077L + 0xFFFFFFFFL + '\u0041' + '\101' + "\60\t|".length() + (char) 0x263A + "\u00e9\"\\'");
        int[] arr = new int[] {1, 2, 3};
        arr[arr[0]] = arr[arr[1] = 0];
        System.out.println(Arrays.toString(arr));
        new Object() {
            void hi() {
                System.out.println("hi " + args.length);
            }
        }.hi();
        synchronized (s) {
            System.out.println("locked");
        }
        label: {
            if (args.length == 0) break label;
        }
        assert i > 0 : "msg";
        List raw = new ArrayList();
        raw.add(1);
        raw.add("two");
        for (Object r : raw) System.out.print(r + ";");
        System.out.println(raw.size());
        Function<Object, ? super Integer> w = Object::hashCode;
        System.out.println(w.apply(5));
        class Inner {
            class Deeper {
                int v = s.b;
            }
        }
        System.out.println(new Inner().new Deeper().v);
        /* c1 /* c2 */ // c3 */
        System.out.println(((Supplier<Supplier<String>>) () -> () -> "ss").get().get() + ((Function<Integer, Integer>) q -> q * 2).andThen(q -> q + 1).apply(4) + (args == null ? 1 : 2));
        int $ = 1, uni = 2;
        System.out.println($ + uni);
    }
    interface Callable<V> {
        V call() throws Exception;
    }
}
