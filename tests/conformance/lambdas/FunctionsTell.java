import java.util.concurrent.Callable;
import java.util.function.*;

/** What a function tells by itself decides which method is called: the types of its parameters, and what it returns. */
public class FunctionsTell {
    static Integer boxed() { return 1; }
    static int one() { return 1; }
    static Integer boxedLength(String s) { return s.length(); }
    static String text() { return "s"; }
    static void nothing() { }

    static class A { static String g(Callable<?> c) { return "C"; } static String g(IntSupplier c) { return "I"; } static String g(Supplier<Integer> c) { return "S"; } }
    static class B { static String g(LongSupplier c) { return "L"; } static String g(Supplier<Object> c) { return "S"; } }
    static class C { static String g(Supplier<? extends Number> c) { return "S"; } static String g(LongSupplier c) { return "L"; } static String g(IntSupplier c) { return "I"; } }
    static class D { static String g(Function<Object, String> c) { return "F"; } static String g(UnaryOperator<String> c) { return "U"; } }
    static class E { static String g(Function<String, Object> c) { return "F"; } static String g(ToLongFunction<String> c) { return "L"; } }
    static class F { static String g(ToLongFunction<String> c) { return "L"; } static String g(Comparable<String> c) { return "C"; } }
    static class G { static String g(ToLongFunction<String> f, Object... o) { return "L"; } static String g(Function<Object, String> f) { return "F"; } }
    static class H { static String g(UnaryOperator<String> f) { return "U"; } static String g(Consumer<Object> f) { return "C"; } }
    static class I { static String g(Runnable r, Object... o) { return "R"; } static String g(Callable<?> c) { return "C"; } }
    static class J { static String g(Function<String, Integer> f) { return "F"; } static String g(UnaryOperator<String> f) { return "U"; } }
    static class K { static String g(Supplier<Integer> s) { return "I"; } static String g(Callable<String> c) { return "S"; } }
    static class L { static String g(Supplier<? extends Number> s) { return "N"; } static String g(Supplier<String> s, int... x) { return "S"; } }
    static class M { static String g(Callable<Integer> c, String s) { return "C"; } static String g(Supplier<String> c, Object s) { return "S"; } }
    static class N { static String g(Function<String, Object> f) { return "F"; } static String g(Consumer<String> c) { return "C"; } static String g(Predicate<String> p) { return "P"; } }
    static class O { static String g(Supplier<Object> f) { return "S"; } static String g(BooleanSupplier c) { return "B"; } static String g(Runnable c) { return "R"; } }
    static class P { static String g(Supplier<Object> f) { return "O"; } static String g(Callable<String> f) { return "S"; } }
    static class Q { static String g(ToIntFunction<String> f) { return "I"; } static String g(Function<String, Integer> f) { return "F"; } }
    static class R { static <T> String g(Function<? super String, T> f) { return "F"; } static String g(IntFunction<String> f) { return "I"; } }

    public static void main(String[] args) {
        System.out.println(A.g(FunctionsTell::boxed) + A.g(FunctionsTell::one) + A.g(() -> boxed()) + A.g(() -> null) + A.g(() -> one()));
        System.out.println(B.g(FunctionsTell::boxed) + B.g(FunctionsTell::one) + C.g(FunctionsTell::one) + C.g(() -> 2L) + D.g((Object s) -> s.toString()) + D.g((String s) -> s));
        System.out.println(E.g(String::length) + F.g(String::length) + F.g(FunctionsTell::boxedLength) + G.g((String s) -> { throw new RuntimeException(); }));
        System.out.println(H.g((Object s) -> s.toString()) + H.g((String s) -> s.trim()) + I.g(() -> nothing()) + I.g(FunctionsTell::nothing) + I.g(() -> 1));
        System.out.println(J.g((String s) -> s.length()) + J.g((String s) -> s.trim()) + K.g(() -> "x") + K.g(() -> 1) + L.g(() -> "s") + L.g(() -> 1.5) + M.g(() -> "y", "x"));
        System.out.println(N.g((String s) -> s.isEmpty()) + N.g(String::isEmpty) + O.g(() -> args.equals(null)) + O.g(() -> { nothing(); }));
        System.out.println(P.g(FunctionsTell::text) + P.g(() -> "s") + Q.g(FunctionsTell::boxedLength) + Q.g(String::length) + R.g((Object o) -> o) + R.g((int i) -> "x"));
    }
}
