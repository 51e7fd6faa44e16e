import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Bounds of type variables decide which methods are applicable. */
public class OverloadBounds {
    static String first(Object... o) {
        return "Object...";
    }

    static <T extends CharSequence> String first(List<T> l) {
        return "List<T>";
    }

    static String second(Object o) {
        return "Object";
    }

    static <T extends Comparable<T>> String second(T t) {
        return "T";
    }

    static String third(Consumer<String> c) {
        return "Consumer";
    }

    static String third(Comparable<?> c) {
        return "Comparable";
    }

    static String fourth(double x, Number y) {
        return "double, Number";
    }

    static <T extends Comparable<T>> String fourth(T x, T y) {
        return "T, T";
    }

    static String fifth(Collection<?> c) {
        return "Collection";
    }

    static <T extends CharSequence> String fifth(List<T> l) {
        return "List<T>";
    }

    static String sixth(Object o) {
        return "Object";
    }

    static <T extends Comparable<? super T>> String sixth(T t) {
        return "T";
    }

    static String seventh(Object o) {
        return "Object";
    }

    static <E extends Enum<E> & Runnable> String seventh(E e) {
        return "E";
    }

    @SuppressWarnings("rawtypes")
    static class Raw implements Comparable {
        public int compareTo(Object o) {
            return 0;
        }
    }

    static class Base implements Comparable<Base> {
        public int compareTo(Base o) {
            return 0;
        }
    }

    static class Derived extends Base {
    }

    enum Plain {
        ONE
    }

    enum Running implements Runnable {
        TWO;

        public void run() {
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        int n = args.length;
        System.out.println(first(List.of(1)) + " " + first(List.of("a")));
        System.out.println(second(n > 0 ? 1 : "s") + " " + second("s") + " " + second(1));
        System.out.println(third(String::length));
        System.out.println(fourth(2.5f, n > 0 ? 1 : 2.0) + ", " + fourth("a", "b"));
        System.out.println(fifth(List.of(1)) + " " + fifth(List.of("a")));
        System.out.println(fifth(new ArrayList<>(List.of(1))) + " " + fifth(Arrays.asList(1, 2)) + " " + fifth(Arrays.asList("a")));
        System.out.println(sixth(new Raw()) + " " + sixth(new Derived()) + " " + sixth(new Object()) + " " + sixth(new int[0]));
        System.out.println(second(new Raw()) + " " + second(new Derived()) + " " + second(new Base()) + " " + second(2.0) + " " + second(null == args ? 'a' : "b"));
        System.out.println(seventh(Plain.ONE) + " " + seventh(Running.TWO));
        Comparable<String> text = "s";
        Comparable<?> any = 1;
        System.out.println(second(text) + " " + second(any) + " " + sixth(text) + " " + sixth(any));
    }
}
