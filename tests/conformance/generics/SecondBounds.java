import java.util.function.Function;
import java.util.function.Supplier;

/** Members of further bounds of a type variable are seen with that bound's own arguments. */
public class SecondBounds {
    interface Source<A, B> {
        B take(A a);

        default <C> Source<A, C> then(Function<? super B, ? extends C> f) {
            return a -> f.apply(take(a));
        }
    }

    static <T extends Runnable & Supplier<String>> String both(T t) {
        t.run();
        return t.get();
    }

    static <T extends Comparable<T> & Source<Integer, String>> int longest(T a, T b) {
        String s = a.then(x -> x + "!").take(a.compareTo(b));
        return s.length() + b.take(3).length();
    }

    static class Counter implements Runnable, Supplier<String> {
        int n;

        public void run() {
            n++;
        }

        public String get() {
            return "ran " + n;
        }
    }

    static class Repeat implements Comparable<Repeat>, Source<Integer, String> {
        final String text;

        Repeat(String text) {
            this.text = text;
        }

        public int compareTo(Repeat other) {
            return text.length() - other.text.length();
        }

        public String take(Integer n) {
            return text.repeat(Math.max(n, 0));
        }
    }

    static class Holder<T extends Number & Comparable<T>> {
        final T value;

        Holder(T value) {
            this.value = value;
        }

        boolean below(Holder<T> other) {
            return value.compareTo(other.value) < 0 && value.doubleValue() < other.value.doubleValue();
        }
    }

    public static void main(String[] args) {
        System.out.println(both(new Counter()));
        System.out.println(longest(new Repeat("abc"), new Repeat("z")));
        System.out.println(new Holder<>(3).below(new Holder<>(4)));
    }
}
