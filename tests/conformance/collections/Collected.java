import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

/** What tasks of a parallel stream have collected, put together; and concurrent collectors. */
public class Collected {
    record Item(String name, int weight) { }

    static <R> void show(String what, Stream<Item> one, Stream<Item> many, Collector<Item, ?, R> c) {
        System.out.println(what + " " + one.collect(c) + " " + many.collect(c));
    }

    public static void main(String[] args) {
        List<Item> all = List.of(new Item("ash", 3), new Item("beech", 5), new Item("cedar", 3), new Item("elm", 8), new Item("fir", 5));
        List<Supplier<Collector<Item, ?, ?>>> collectors = List.of(
            () -> Collectors.toList(),
            () -> Collectors.toUnmodifiableList(),
            () -> Collectors.mapping(Item::weight, Collectors.toSet()),
            () -> Collectors.mapping(Item::name, Collectors.joining(", ", "[", "]")),
            () -> Collectors.filtering(i -> i.weight() > 3, Collectors.counting()),
            () -> Collectors.flatMapping(i -> i.name().chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new)),
            () -> Collectors.summingInt(Item::weight),
            () -> Collectors.summingLong(Item::weight),
            () -> Collectors.summingDouble(i -> i.weight() / 8.0),
            () -> Collectors.averagingInt(Item::weight),
            () -> Collectors.averagingLong(Item::weight),
            () -> Collectors.averagingDouble(Item::weight),
            () -> Collectors.summarizingInt(Item::weight),
            () -> Collectors.summarizingLong(Item::weight),
            () -> Collectors.summarizingDouble(Item::weight),
            () -> Collectors.teeing(Collectors.counting(), Collectors.summingInt(Item::weight), (n, w) -> n + ":" + w),
            () -> Collectors.reducing(0, Item::weight, Integer::sum),
            () -> Collectors.mapping(Item::weight, Collectors.reducing(1, (a, b) -> a * b)),
            () -> Collectors.mapping(Item::name, Collectors.reducing((String a, String b) -> a + b)),
            () -> Collectors.filtering(i -> false, Collectors.mapping(Item::name, Collectors.reducing((String a, String b) -> a + b))),
            () -> Collectors.minBy(Comparator.comparingInt(Item::weight)),
            () -> Collectors.maxBy(Comparator.comparingInt(Item::weight)),
            () -> Collectors.groupingBy(Item::weight),
            () -> Collectors.groupingBy(Item::weight, TreeMap::new, Collectors.mapping(Item::name, Collectors.toList())),
            () -> Collectors.groupingBy(i -> i.weight() > 3, Collectors.groupingBy(Item::weight, Collectors.counting())),
            () -> Collectors.partitioningBy(i -> i.weight() > 4),
            () -> Collectors.partitioningBy(i -> i.weight() > 9, Collectors.counting()),
            () -> Collectors.toMap(Item::name, Item::weight),
            () -> Collectors.toMap(Item::weight, Item::name, (a, b) -> a + "|" + b),
            () -> Collectors.toMap(Item::weight, Item::name, (a, b) -> b, LinkedHashMap::new),
            () -> Collectors.collectingAndThen(Collectors.toList(), List::size),
            () -> Collectors.groupingByConcurrent(Item::weight, Collectors.counting()),
            () -> Collectors.groupingByConcurrent(Item::weight, ConcurrentSkipListMap::new, Collectors.summingInt(Item::weight)),
            () -> Collectors.groupingByConcurrent(Item::weight, Collectors.mapping(Item::name, Collectors.toCollection(TreeSet::new))),
            () -> Collectors.groupingByConcurrent(i -> i.weight() > 3, Collectors.groupingByConcurrent(Item::weight, Collectors.counting())),
            () -> Collectors.toConcurrentMap(Item::name, Item::weight),
            () -> Collectors.toConcurrentMap(Item::weight, i -> 1, Integer::sum),
            () -> Collectors.toConcurrentMap(Item::weight, i -> 1, Integer::sum, ConcurrentSkipListMap::new));
        for (int i = 0; i < collectors.size(); i++) {
            // What tasks do to one map may come in any order.
            Collector<Item, ?, ?> c = collectors.get(i).get();
            boolean one = c.characteristics().contains(Collector.Characteristics.CONCURRENT);
            show("" + i, all.stream(), one ? all.stream() : all.parallelStream(), c);
        }
        try {
            System.out.println(all.stream().collect(Collectors.toMap(Item::weight, Item::name)));
        } catch (IllegalStateException e) {
            System.out.println("twice: " + e.getMessage().startsWith("Duplicate key"));
        }
        Collector<Item, int[], Integer> own = Collector.of(() -> new int[1], (a, i) -> a[0] += i.weight(), (a, b) -> {
            a[0] += b[0];
            return a;
        }, a -> a[0]);
        show("own", all.stream(), all.parallelStream(), own);
        System.out.println(own.characteristics().isEmpty());
        Supplier<StringBuilder> none = StringBuilder::new;
        System.out.println(Stream.of("a", "b", "c").parallel().collect(none, StringBuilder::append, StringBuilder::append));
        System.out.println(Stream.<String>empty().parallel().collect(none, StringBuilder::append, StringBuilder::append).length());
        List<Integer> listed = IntStream.range(0, 6).parallel().collect(ArrayList<Integer>::new, ArrayList::add, ArrayList::addAll);
        System.out.println(listed);
        System.out.println(LongStream.range(0, 6).parallel().reduce(Long::sum).getAsLong());
        System.out.println(IntStream.rangeClosed(1, 5).parallel().reduce((a, b) -> a * b).getAsInt());
        System.out.println(DoubleStream.of(1, 2, 4).parallel().reduce(Double::sum) + " " + DoubleStream.empty().reduce(Double::sum));
        System.out.println(Stream.of("a", "b", "c", "d", "e").parallel().reduce(String::concat).get());
        System.out.println(Stream.<String>empty().parallel().reduce(String::concat));
        System.out.println(all.parallelStream().map(Item::weight).max(Integer::compare).get());
        Stream.of(1, 2).map(x -> {
            System.out.println("made " + x);
            return x;
        }).reduce((a, b) -> {
            System.out.println("joined");
            return a + b;
        });
    }
}
