import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is expected of a generic call says what it is of, and so do type arguments that are written. */
public class ExpectedFirst {
    interface Greeter {
        String greet(String name);

        default Greeter twice() {
            return n -> greet(greet(n));
        }
    }

    static abstract class Base implements Greeter {
    }

    static class Loud extends Base {
        public String greet(String name) {
            return name.toUpperCase() + "!";
        }
    }

    static class Quiet extends Base {
        public String greet(String name) {
            return name.toLowerCase();
        }
    }

    record Box<T>(T first, T second) {
        static <T> Box<T> of(T first, T second) {
            return new Box<>(first, second);
        }

        <R> Box<R> map(Function<? super T, ? extends R> f) {
            return new Box<>(f.apply(first), f.apply(second));
        }
    }

    static List<Greeter> all() {
        return List.of(new Quiet(), ExpectedFirst::greet, new Loud());
    }

    static String greet(String name) {
        return "hello " + name;
    }

    static String run(List<Greeter> all) {
        String s = "Bob";
        for (Greeter g : all) {
            s = g.twice().greet(s);
        }
        return s;
    }

    static String kind(Object o) {
        return "one";
    }

    @SafeVarargs
    static <T> String kind(T first, T... more) {
        return "more " + more.length;
    }

    static <T> int depth(T value, int left) {
        return left == 0 ? 0 : 1 + ExpectedFirst.<List<T>>depth(List.of(value), left - 1);
    }

    static <T> List<T> same(List<T> list) {
        return list.isEmpty() ? list : ExpectedFirst.<T>same(list.subList(1, list.size()));
    }

    public static void main(String[] args) {
        List<Greeter> list = List.of(new Loud(), new Quiet(), n -> "lambda " + n);
        System.out.println(run(list));
        System.out.println(run(all()));
        System.out.println(run(Arrays.asList(n -> n + n, new Quiet())));
        List<Greeter> streamed = Stream.<Greeter>of(new Loud(), n -> n.substring(1)).collect(Collectors.toList());
        System.out.println(run(streamed));
        Map<String, Greeter> named = Map.of("loud", new Loud(), "plain", n -> n);
        System.out.println(named.get("loud").greet("x") + named.get("plain").greet("x"));
        Box<Greeter> box = Box.of(new Quiet(), n -> n.length() + "");
        System.out.println(box.map(g -> g.greet("FOUR")));
        Supplier<List<Greeter>> later = () -> List.of(new Loud(), n -> n);
        System.out.println(run(later.get()));
        Collection<Greeter> chosen = args.length == 0 ? Set.of(new Loud()) : List.of(new Loud(), n -> n);
        System.out.println(chosen.size());
        List<Object> objects = Arrays.asList("a", 1);
        List<Number> numbers = new ArrayList<>(List.of(1, 2.5));
        numbers.add(3L);
        System.out.println(objects + " " + numbers);
        List<? extends Greeter> bases = List.of(new Loud(), new Quiet());
        System.out.println(bases.get(1).greet("Q"));
        UnaryOperator<List<Integer>> tail = l -> l.isEmpty() ? l : List.copyOf(l.subList(1, l.size()));
        System.out.println(tail.apply(List.of(1, 2, 3)));

        String[] row = {"a", "b"};
        System.out.println(Stream.<String[]>of(row).map(r -> r.length).toList());
        System.out.println(Stream.of(row).map(String::length).toList());
        System.out.println(Arrays.<String[]>asList(row).size() + " " + Arrays.<String>asList(row).size() + " " + Arrays.asList(row).size());
        System.out.println(List.<String[]>of(row).size() + " " + List.<String>of(row).size());
        List<String[]> rows = Arrays.<String[]>asList(row, row);
        System.out.println(rows.size() + rows.get(1)[0]);
        System.out.println(ExpectedFirst.<String>kind("a", "b") + ", " + kind("a"));
        System.out.println(depth("x", 4) + " " + same(List.of(1, 2)));
    }
}
