// choice of overloads: phases, varargs, boxing, null, lambdas, generics.
import java.util.*;
import java.util.function.*;
public class VarargsOverloads {
    static String a(int... x) {
        return "int..." + x.length;
    }
    static String a(long x) {
        return "long";
    }
    static String a(Integer x) {
        return "Integer";
    }
    static String a(Object x) {
        return "Object";
    }
    static String b(Object x) {
        return "Object";
    }
    static String b(int... x) {
        return "int..." + x.length;
    }
    static String c(long a, int b) {
        return "li";
    }
    static String c(int a, long b) {
        return "il";
    }
    static String d(String s, Object... o) {
        return "so" + o.length;
    }
    static String d(String s, String... o) {
        return "ss" + o.length;
    }
    static String e(char c) {
        return "c";
    }
    static String e(int i) {
        return "i";
    }
    static String f(float f) {
        return "f";
    }
    static String f(double d) {
        return "d";
    }
    static String g(List<?> l) {
        return "List";
    }
    static String g(Collection<?> l) {
        return "Collection";
    }
    static String g(Iterable<?> l) {
        return "Iterable";
    }
    static String h(Runnable r) {
        return "R";
    }
    static String h(Supplier<?> s) {
        return "S";
    }
    static String i(Function<String, Integer> f) {
        return "F";
    }
    static String i(UnaryOperator<String> f, int... x) {
        return "U";
    }
    static String j(IntFunction<?> f) {
        return "IF";
    }
    static String k(Object o) {
        return "O";
    }
    static String k(String s) {
        return "S";
    }
    static String k(Integer s) {
        return "I";
    }
    static <T> String l(T t) {
        return "T";
    }
    static <T extends Number> String l(T t) {
        return "N";
    }
    static String l(Integer t) {
        return "I";
    }
    static String m(byte b) {
        return "b";
    }
    static String m(short s) {
        return "s";
    }
    static String m(long s) {
        return "l";
    }
    static String n(Object o, Object p) {
        return "OO";
    }
    static String n(String o, Object p) {
        return "SO";
    }
    static String n(Object... p) {
        return "V" + p.length;
    }
    static String o(int[] a) {
        return "int[]";
    }
    static String o(Object a) {
        return "O";
    }
    static String o(Object[] a) {
        return "O[]";
    }
    static String p(Number n) {
        return "N";
    }
    static String p(Object n) {
        return "O";
    }
    String q() {
        return "inst";
    }
    static String q(int x) {
        return "static";
    }
    static String r(double... d) {
        return "d" + d.length;
    }
    static String r(int... d) {
        return "i" + d.length;
    }
    static String s(char[] c) {
        return "chars";
    }
    static String s(String c) {
        return "str";
    }
    static class P {
        String m(Object o) {
            return "P.O";
        }
        String m(P p) {
            return "P.P";
        }
        static String st(Object o) {
            return "P.st";
        }
    }
    static class Q extends P {
        String m(Q q) {
            return "Q.Q";
        }
        @Override String m(P p) {
            return "Q.P";
        }
        static String st(String o) {
            return "Q.st";
        }
    }
    public static void main(String[] args) {
        byte by = 1;
        short sh = 1;
        System.out.println(a(1) + a(by) + a('c') + a(1L) + a(1.0) + a() + a(1, 2) + a(Integer.valueOf(3)) + a((Object) 1) + a(new int[3]));
        System.out.println(b(1) + b() + b(1, 2) + b(new int[2]) + b((Object) new int[2]) + b("s") + c(1, 2L) + c(1L, 2) + d("a") .length());
    }
    static {
        byte by = 1;
        short sh = 1;
        long lo = 1;
        Integer box = 1;
        System.out.println(d("x", "y") + d("x", 1) + d("x", "y", 2) + e('a') + e('a' + 1) + e((char) 98) + e((short) 1) + f(1) + f(1L) + f('c') + f(1f) + f(1.0) + g(List.of()) + g(Set.of()) + g((Iterable<?>) List.of()) + g(new ArrayDeque<>()) + h(() -> {
        }) + h(() -> 1) + i(s -> 1) + i(String::length) + j(int[]::new));
        System.out.println(k("x") + k(1) + k('c') + k(1L) + k((Object) null) + k((String) null) + l("s") + l(1) + l(1.5) + l(1L) + m(by) + m(sh) + m(5) + m('c') + n("a", "b") + n(1, "b") + n("a") + n("a", "b", "c") + n((Object) "a", "b") + n() + o(new int[0]) + o(new Integer[0]) + o("x") + o(new int[0][]) + p(1) + p('c') + p(1.0) + p("s") + p(box) + q(1) + new VarargsOverloads().q() + r(1, 2.0) + r(1) + r(new double[0]) + s("x") + s(new char[0]));
        P p = new Q();
        Q q = new Q();
        System.out.println(p.m(q) + q.m(q) + q.m(p) + p.m((Object) q) + q.m((P) q) + p.m("s") + Q.st("s") + Q.st(1) + P.st("s"));
        System.out.println(String.valueOf((Object) null) + Objects.toString(null, "def") + Math.max(1, 2L) + Math.max(1, 2f) + Math.abs(-5L) + Math.round(1.5f) + Math.round(1.5));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append("a").append(new char[] {'x'}).append((Object) "o").append(1 == 1).append(1.0f).append(box).append('a' + 'b');
        System.out.println(sb);
        List<Long> ll = new ArrayList<>(List.of(1L));
        System.out.println(ll.remove(Long.valueOf(1)) + "" + ll.contains(1) + new ArrayList<>(List.of(1, 2)).remove(0) + Arrays.asList(1, 2).indexOf(2) + List.of(1L).contains(1L));
        System.out.println(lo + by + sh + 'a' + box + 1f + 1d);
    }
}
