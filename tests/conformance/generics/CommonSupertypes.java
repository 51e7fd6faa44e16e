import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CommonSupertypes {
    interface Named {
        default String name() {
            return "named " + getClass().getSimpleName();
        }
    }

    interface Loud {
        default String call() {
            return "loud";
        }
    }

    record Dog(int age) implements Named, Loud { }

    record Cat(String owner) implements Named, Loud { }

    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        static <A, B> Pair<A, B> of(A a, B b) {
            return new Pair<>(a, b);
        }
    }

    static <T> List<T> both(List<? extends T> a, List<? extends T> b) {
        List<T> all = new ArrayList<>(a);
        all.addAll(b);
        return all;
    }

    static <T> Set<T> union(Set<? extends T> a, List<? extends T> b) {
        Set<T> all = new LinkedHashSet<>(a);
        all.addAll(b);
        return all;
    }

    static <T> T pick(Supplier<? extends T> a, Supplier<? extends T> b, boolean first) {
        return first ? a.get() : b.get();
    }

    static <T> T or(T a, List<? extends T> rest) {
        return rest.isEmpty() ? a : rest.get(0);
    }

    static <K, V> V look(Map<? extends K, ? extends V> m, K k, V otherwise) {
        V v = m.get(k);
        return v == null ? otherwise : v;
    }

    static <T extends Number> T last(List<? extends T> a, List<? extends T> b) {
        return b.get(b.size() - 1);
    }

    static List<Dog> dogs() {
        return List.of(new Dog(3), new Dog(5));
    }

    static List<Cat> cats() {
        return List.of(new Cat("ann"));
    }

    public static void main(String[] args) {
        System.out.println(both(List.of(1), List.of(2.5)).get(1).intValue());
        System.out.println(both(dogs(), cats()).get(2).name());
        System.out.println(both(dogs(), cats()).get(2).call());
        System.out.println(union(Set.of(1), List.of(2.5)).stream().mapToDouble(x -> x.doubleValue()).sum());
        System.out.println(pick(() -> new Dog(1), () -> new Cat("bob"), false).name());
        System.out.println(pick(() -> 1, () -> 2.5, false).intValue());
        System.out.println(or(1, List.of(2.5)).intValue());
        System.out.println(or(new Dog(2), cats()).name());
        System.out.println(look(Map.of("a", 1), "b", 2.5).intValue());
        System.out.println(last(List.of(1), List.of(2.5, 3.5)).intValue());
        System.out.println(Stream.concat(dogs().stream(), cats().stream()).map(a -> a.name()).collect(Collectors.joining(",")));
        System.out.println(Stream.of(dogs(), cats()).flatMap(List::stream).map(a -> a.name()).count());
        System.out.println(List.of(dogs(), cats()).get(1).get(0).name());
        for (var list : Arrays.asList(dogs(), cats())) {
            for (var a : list) {
                System.out.print(a.name() + a.call() + " ");
            }
        }
        System.out.println();
        System.out.println(Map.of("d", dogs(), "c", cats()).get("c").get(0).name());
        System.out.println(Stream.of(Optional.of(new Dog(1)), Optional.of(new Cat("c"))).map(o -> o.get().name()).toList());
        System.out.println(Stream.of(Pair.of(1, "a"), Pair.of(2.5, 'c')).map(p -> p.first.intValue() + "" + p.second).toList());
        System.out.println(Stream.of(Map.entry("a", 1), Map.entry("b", 2.5)).map(e -> e.getValue().intValue()).toList());
        System.out.println((args.length > 3 ? dogs() : cats()).get(0).name());
        System.out.println((args.length > 3 ? Optional.of(1) : Optional.of("s")).get().toString().length());
        System.out.println(List.of(List.of(1), Set.of(2)).get(1).size());
        System.out.println(List.of(List.of(List.of(1)), List.of(List.of(2.5))).get(1).get(0).get(0).intValue());
    }
}
