import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

// functions that make and take functions.
public class HigherOrder {
    static <A, B> List<B> map(List<A> in, Function<? super A, ? extends B> f) {
        List<B> out = new ArrayList<>();
        for (A a : in) {
            out.add(f.apply(a));
        }
        return out;
    }

    static <T> List<T> filter(List<? extends T> in, Predicate<? super T> p) {
        List<T> out = new ArrayList<>();
        for (T t : in) {
            if (p.test(t)) {
                out.add(t);
            }
        }
        return out;
    }

    static <T> T fold(Iterable<T> in, T start, BinaryOperator<T> f) {
        T acc = start;
        for (T t : in) {
            acc = f.apply(acc, t);
        }
        return acc;
    }

    static <T> Supplier<T> memo(Supplier<T> s) {
        List<T> cache = new ArrayList<>();
        return () -> {
            if (cache.isEmpty()) {
                cache.add(s.get());
            }
            return cache.get(0);
        };
    }

    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }

    public static void main(String[] args) {
        List<Integer> n = List.of(1, 2, 3, 4, 5);
        System.out.println(map(n, x -> x * x) + " " + filter(n, x -> x % 2 == 1) + " " + fold(n, 0, Integer::sum) + " " + fold(map(n, x -> "" + x), "", String::concat));
        int[] calls = {0};
        Supplier<Integer> m = memo(() -> ++calls[0]);
        System.out.println(m.get() + m.get() + calls[0]);
        System.out.println(compose((String s) -> s.length(), len -> len * 2.5).apply("four"));
        Function<Integer, Integer> twice = compose(x -> x + 1, x -> x * 2);
        System.out.println(twice.apply(3));
        System.out.println(fold(filter(map(List.of("a", "bb", "ccc"), String::length), l -> l > 1), 100, (a, b) -> a - b));
    }
}
