// Numbers of a switch expression: each becomes what is expected, and where nothing is, they become one type.
import java.util.*;
import java.util.function.*;

public class SwitchNumbers {
    static String k(Object o) {
        return o.getClass().getSimpleName() + o;
    }

    static String which(Integer o) {
        return "Integer";
    }

    static String which(Number o) {
        return "Number";
    }

    static String prim(char c) {
        return "char " + c;
    }

    static String prim(int i) {
        return "int " + i;
    }

    static String prim(double d) {
        return "double " + d;
    }

    static String either(long l) {
        return "long " + l;
    }

    static String either(Object o) {
        return "Object " + k(o);
    }

    static String many(Object... o) {
        return k(o[0]) + o.length;
    }

    static double twice(double d) {
        return 2 * d;
    }

    static <T> T id(T t) {
        return t;
    }

    static <T extends Number> String bounded(T t) {
        return k(t);
    }

    final Object kept;

    SwitchNumbers(Object o) {
        kept = o;
    }

    public static void main(String[] a) {
        for (int n = 0; n < 3; n++) {
            final int m = n;
            System.out.println(k((Object) (switch (n) { case 0 -> 'a'; case 5 -> 1; default -> 2L; })));
            System.out.println(k((Number) switch (n) { case 0 -> 1; default -> 2.0; }) + k((Comparable<?>) switch (n) { case 0 -> 'c'; default -> 2; }));
            System.out.println("" + (switch (n) { case 0 -> 1; default -> 2.0; }) + (switch (n) { case 0 -> 'x'; default -> 65; }) + (switch (n) { case 0 -> 'x'; default -> -1; }));
            var v = switch (n) { case 0 -> (short) 1; case 1 -> (byte) 2; default -> 3; };
            System.out.println(k(v) + k(switch (n) { case 0 -> 1; default -> 2.0; }) + k(id(switch (n) { case 0 -> 1; default -> 2L; })));
            System.out.println(List.of(switch (n) { case 0 -> 'c'; default -> 2; }, 1) + many(switch (n) { case 0 -> 1; default -> 2f; }) + bounded(switch (n) { case 0 -> 1; default -> 2f; }));
            System.out.println(which(switch (n) { case 0 -> 1; default -> 2L; }) + which(switch (n) { case 0 -> 1; default -> 2; }) + prim(switch (n) { case 0 -> 'x'; default -> 65; })
                + prim(switch (n) { case 0 -> 'x'; default -> 'y'; }) + prim(switch (n) { case 0 -> 16777217; default -> 2f; }) + either(switch (n) { case 0 -> 'x'; default -> 65; })
                + either(switch (n) { case 0 -> 1; default -> 6.5; }) + twice(switch (n) { case 0 -> 16777217; default -> 2f; }));
            char c = (char) ('p' + n);
            short h = (short) n;
            byte e = (byte) n;
            System.out.println(k((Object) switch (n) { case 0 -> 'a'; case 1 -> 'b'; default -> 2; }) + k((Object) switch (n) { case 0 -> c; case 1 -> 3; default -> 2; })
                + k((Object) switch (n) { case 0 -> c; case 1 -> 'b'; default -> 2; }) + k((Object) switch (n) { case 0 -> h; case 1 -> e; default -> 'c'; })
                + k((Object) switch (n) { case 0 -> h; case 1 -> e; default -> h; }) + k((Object) switch (n) { case 0 -> h; case 1 -> 70000; default -> 2; })
                + k((Object) switch (n) { case 0 -> e; case 1 -> e; default -> 100; }) + k((Object) switch (n) { case 0 -> Character.valueOf(c); case 1 -> c; default -> 100; })
                + k((Object) switch (n) { case 0 -> h; case 1 -> c; default -> 'b'; }) + k((Object) switch (n) { case 0 -> 'a'; case 1 -> c; default -> 'b'; }));
            double d = switch (n) { case 0 -> 16777217; default -> 2f; };
            long l = (long) switch (n) { case 0 -> 1.7f; default -> 2; };
            float f = switch (n) { case 0 -> 123456789; default -> 'c'; };
            System.out.println(d + " " + l + " " + f + " " + (double) (switch (n) { case 0 -> 16777217; default -> 2f; }) + " " + ((switch (n) { case 0 -> 1; default -> 2L; }) + 1));
            System.out.println(k(new SwitchNumbers(switch (n) { case 0 -> { yield 'q'; } default -> 1; }).kept) + Optional.of(switch (n) { case 0 -> 1; default -> 2L; }).map(SwitchNumbers::k).get());
            Object[] os = { switch (n) { case 0 -> 1; default -> 2L; } };
            Object t = n == 0 ? switch (n) { case 0 -> 1; default -> 2L; } : "s";
            Supplier<Object> s = () -> switch (m) { case 0 -> 1; default -> 2.0; };
            Map<String, Object> map = new HashMap<>();
            map.put("k", switch (n) { case 0 -> 1; default -> 2.5; });
            StringBuilder b = new StringBuilder().append(switch (n) { case 0 -> 'a'; default -> 2; });
            System.out.println(k(os[0]) + k(t) + k(s.get()) + map + b + String.format("%s", switch (n) { case 0 -> 1; default -> 2.0; }));
        }
    }
}
