import java.util.function.BiFunction;
import java.util.function.Function;

/** Of several functions, those come first whose parameters are known or that tell them; what they tell decides about the others. */
public class ReferenceByOther {
    static <A, B, C> Function<A, C> after(Function<? super B, ? extends C> g, Function<? super A, ? extends B> f) {
        return a -> g.apply(f.apply(a));
    }

    static <A, B, C> Function<B, Function<A, C>> flip(Function<A, Function<B, C>> f) {
        return b -> a -> f.apply(a).apply(b);
    }

    static <A, B, C> C apply(A a, B b, Function<A, Function<B, C>> f) {
        return f.apply(a).apply(b);
    }

    static class Wide {
        static String of(Object o) {
            return "object";
        }

        static String of(String s) {
            return "text";
        }

        static String of(Integer i) {
            return "number";
        }
    }

    static class Narrow {
        static String of(int i) {
            return "int";
        }

        static String of(Object o) {
            return "object";
        }
    }

    static int length(String s) {
        return s.length();
    }

    static int factorial(int n) {
        return n < 2 ? 1 : n * factorial(n - 1);
    }

    public static void main(String[] args) {
        System.out.println(after(Wide::of, ReferenceByOther::length).apply("abc"));
        System.out.println(after(Wide::of, String::length).apply("abc"));
        System.out.println(after(Wide::of, String::trim).apply("abc"));
        System.out.println(after(Wide::of, (String s) -> s.length()).apply("abc"));
        System.out.println(after(Narrow::of, ReferenceByOther::length).apply("abc"));
        System.out.println(after(String::valueOf, ReferenceByOther::factorial).apply(5));
        System.out.println(after(y -> y + 1, String::length).apply("abc"));
        System.out.println(after(y -> String.valueOf(y), ReferenceByOther::factorial).apply(4));
        Object o = after(Wide::of, ReferenceByOther::length).apply("abc");
        System.out.println(o);
        System.out.println(flip((Integer a) -> (Integer b) -> a - b).apply(1).apply(10));
        String joined = apply(7, "x", a -> b -> b + a);
        System.out.println(joined);
        BiFunction<Integer, Integer, Integer> sum = Integer::sum;
        System.out.println(sum.andThen(Narrow::of).apply(1, 2));
    }
}
