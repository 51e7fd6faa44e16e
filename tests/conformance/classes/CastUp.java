import java.util.ArrayList;
import java.util.List;

/** What is cast down is cast down, also if it is cast up again. */
public class CastUp {
    static Object text = "s";

    static class Bag<T> {
        final T[] items;

        @SuppressWarnings("unchecked")
        Bag(int n) {
            items = (T[]) (Comparable[]) new Object[n];
        }
    }

    static void tries(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (ClassCastException e) {
            System.out.println(what + ": " + e.getMessage().substring(0, 30));
        }
    }

    static Object up() {
        return (Object) (Integer) text;
    }

    public static void main(String[] args) {
        tries("object", CastUp::up);
        tries("comparable", () -> ((Comparable<?>) (Integer) text).hashCode());
        tries("array", () -> new Bag<String>(2));
        tries("twice", () -> System.out.println((Object) (CharSequence) (Comparable<?>) text));
        tries("null", () -> System.out.println((Object) (Integer) null));
        List<Integer> numbers = new ArrayList<>();
        List raw = numbers;
        raw.add("t");
        tries("of a list", () -> System.out.println((Object) numbers.get(0)));
        tries("of a list, cast", () -> System.out.println((Object) (Integer) numbers.get(0)));
    }
}
