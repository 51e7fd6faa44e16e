// streams: sources, intermediate operations, ends and collectors.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StreamsAll {
    record P(String name, int age, String city, double pay) { }
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        List<P> ps = List.of(new P("Ann", 30, "Rome", 10.1), new P("Bob", 25, "Oslo", 20.2), new P("Cid", 30, "Rome", 0.1), new P("Dan", 41, "Bonn", 0.2), new P("Eve", 25, "Oslo", 0.3), new P("Flo", 19, "Rome", 5));
        System.out.println(ps.stream().collect(Collectors.groupingBy(P::city)));
        System.out.println(ps.stream().collect(Collectors.groupingBy(P::age, () -> new TreeMap<>(), Collectors.mapping(P::name, Collectors.joining("/", "<", ">")))));
        System.out.println(ps.stream().collect(Collectors.groupingBy(P::city, Collectors.counting())) + " " + ps.stream().collect(Collectors.groupingBy(P::city, LinkedHashMap::new, Collectors.averagingDouble(P::pay))));
        System.out.println(ps.stream().collect(Collectors.partitioningBy(p -> p.age() > 28, Collectors.mapping(P::name, Collectors.toList()))));
        System.out.println(ps.stream().collect(Collectors.toMap(P::name, P::age)) + " " + ps.stream().collect(Collectors.toMap(P::city, P::age, Integer::sum)) + " " + ps.stream().collect(Collectors.toMap(P::city, P::name, (a, b) -> a + b, TreeMap::new)));
        attempt(() -> ps.stream().collect(Collectors.toMap(P::city, P::age)));
        System.out.println(ps.stream().max(Comparator.comparingInt(P::age)).get().name() + ps.stream().min(Comparator.comparingInt(P::age)).get().name() + ps.stream().max(Comparator.comparing(P::city)).get().name() + ps.stream().min(Comparator.comparing(P::city).reversed()).get().name() + ps.stream().collect(Collectors.maxBy(Comparator.comparing(P::city))).get().name() + ps.stream().collect(Collectors.minBy(Comparator.comparing(P::age))).map(P::name).orElse("-"));
        System.out.println(ps.stream().mapToDouble(P::pay).sum() + " " + ps.stream().mapToDouble(P::pay).average().getAsDouble() + " " + ps.stream().collect(Collectors.summingDouble(P::pay)) + " " + ps.stream().collect(Collectors.averagingDouble(P::pay)) + " " + ps.stream().collect(Collectors.summarizingDouble(P::pay)) + DoubleStream.of(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0).sum() + " " + Stream.generate(() -> 0.1).limit(10).mapToDouble(d -> d).sum() + " " + DoubleStream.of(1e308, 1e308, -1e308).sum() + DoubleStream.of(Double.POSITIVE_INFINITY, 1).sum() + DoubleStream.of(Double.NaN, 1).max().getAsDouble());
        System.out.println(ps.stream().mapToInt(P::age).summaryStatistics() + " " + ps.stream().collect(Collectors.summarizingInt(P::age)).getAverage() + ps.stream().collect(Collectors.summingInt(P::age)) + ps.stream().collect(Collectors.averagingInt(P::age)) + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.range(0, 5).summaryStatistics());
        System.out.println(IntStream.rangeClosed(1, 5).boxed().collect(Collectors.toList()) + IntStream.range(0, 5).mapToObj(i -> "n" + i).collect(Collectors.joining(",")) + Arrays.toString(IntStream.iterate(1, x -> x * 2).limit(8).toArray()) + IntStream.iterate(1, x -> x < 50, x -> x * 3).sum() + Stream.iterate(1, x -> x + 2).skip(2).limit(3).toList() + IntStream.of(3, 1, 2).sorted().boxed().toList() + IntStream.of(3, 3, 1).distinct().count() + IntStream.empty().max() + IntStream.of(5).max() + IntStream.range(0, 3).asDoubleStream().boxed().toList() + IntStream.range(0, 4).mapToLong(i -> i * 10000000000L).sum() + IntStream.concat(IntStream.of(1), IntStream.of(2)).boxed().toList() + IntStream.range(0, 10).filter(i -> i % 3 == 0).average() + IntStream.of(1, 2).anyMatch(i -> i > 1) + IntStream.of().allMatch(i -> false) + IntStream.of(1).noneMatch(i -> i == 1));
        System.out.println(Stream.of("b", "a", "c", "a").distinct().sorted(Comparator.reverseOrder()).toList() + "" + Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).map(x -> x * x).reduce(0, Integer::sum) + Stream.of("x", "yy", "zzz").mapToInt(String::length).max().getAsInt() + Stream.of(1, 2, 3, 4, 5, 1).takeWhile(x -> x < 4).toList() + Stream.of(1, 2, 3, 4, 5, 1).dropWhile(x -> x < 4).toList() + Stream.concat(Stream.of(1), Stream.of(2)).toList() + Stream.of(1, 2, 3).reduce((a, b) -> a - b) + Stream.empty().findFirst() + Stream.of(5, 6).findAny().get() + Stream.of("q").count() + Stream.of(1, 2, 3, 4).peek(x -> System.out.print("p" + x + " ")).filter(x -> x % 2 == 0).map(x -> {
            System.out.print("m" + x + " ");
            return x;
        }).anyMatch(x -> x == 2) + Arrays.toString(Stream.of("a", "b").toArray(String[]::new)) + Stream.of(3, 1, 2).sorted().map(String::valueOf).collect(Collectors.joining()) + Stream.of("", "a", "").collect(Collectors.joining(",")) + Stream.of("", "a").collect(Collectors.joining("-", "[", "]")) + Stream.<String>empty().collect(Collectors.joining("-", "[", "]")));
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(x -> x), (n, s) -> n + ":" + s)) + Stream.of(1, 2, 3).collect(Collectors.reducing(0, x -> x * x, Integer::sum)) + Stream.of(1, 2, 3).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)) + Stream.of("a", "bb").collect(Collectors.toCollection(ArrayDeque::new)) + Stream.of(1, 2, 2).collect(Collectors.toSet()) + Stream.of("a", "bb", "cc").collect(Collectors.groupingBy(String::length, Collectors.collectingAndThen(Collectors.toList(), List::size))) + Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(x -> x > 9)) + Stream.of(1, 2, 3).collect(Collectors.filtering(x -> x > 1, Collectors.toList())) + Stream.of(1, 2).collect(Collectors.flatMapping(x -> Stream.of(x, x * 10), Collectors.toList())) + Stream.of(1, 2, 3).collect(ArrayList::new, ArrayList::add, ArrayList::addAll) + IntStream.range(0, 3).collect(StringBuilder::new, (b, i) -> b.append(i), StringBuilder::append) + Stream.<Integer>builder().add(1).add(2).build().toList() + IntStream.builder().add(4).build().sum() + Stream.of(1, 2, 3).<Integer>mapMulti((x, c) -> {
            if (x != 2) {
                c.accept(x);
                c.accept(-x);
            }
        }).toList() + Collections.max(Stream.of(1, 9, 3).collect(Collectors.toUnmodifiableSet())) + Stream.of(1, 2).collect(Collectors.toUnmodifiableMap(x -> x, x -> x + 1)).get(2) + Stream.of("k").flatMapToInt(String::chars).sum() + Optional.of(3).stream().count());
        attempt(() -> {
            Stream<Integer> s = Stream.of(1);
            s.count();
            s.count();
        });
        attempt(() -> Stream.of(1, 2).toList().add(3));
        attempt(() -> Stream.of(1).map(x -> (Object) null).findFirst());
        attempt(() -> Stream.of(1).limit(-1));
        attempt(() -> Stream.of(5, null, 3).sorted().toList());
        attempt(() -> Stream.of("x").collect(Collectors.groupingBy(x -> null)));
        attempt(() -> List.of(1, 2).stream().map(x -> 1 / (x - 1)).forEach(x -> {
        }));
        attempt(() -> IntStream.of().average().getAsDouble());
        attempt(() -> Stream.of(1).reduce((a, b) -> null).get());
        List<Integer> src = new ArrayList<>(List.of(1, 2, 3));
        Stream<Integer> late = src.stream();
        src.add(4);
        System.out.println(late.count());
        attempt(() -> src.stream().forEach(x -> src.add(1)));
        Map<Integer, List<String>> byLen = Stream.of("one", "two", "three", "four", "five", "six", "seventeen-letters", "x").collect(Collectors.groupingBy(s -> s.length() * 16));
        System.out.println(byLen);
        System.out.println(Stream.of(1, 17, 33, 49, 2, 18).collect(Collectors.groupingBy(x -> x, Collectors.counting())));
        Supplier<Stream<String>> again = () -> Stream.of("r");
        System.out.println(again.get().count() + again.get().count());
        Map<Character, Long> letters = "hello".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
        System.out.println(letters);
        System.out.println("a-b-c".codePoints().filter(Character::isLetter).mapToObj(Character::toString).collect(Collectors.joining()));
        System.out.println(IntStream.range(0, 20).parallel().sum() + Stream.of(3, 1, 2).parallel().sorted().toList().toString());
        System.out.println(new Random(3).ints(5, 0, 10).boxed().toList() + "" + new Random(3).ints(3).sum() + new Random(4).doubles(2).sum() + " " + new Random(5).longs(2).max().getAsLong() + new Random(6).doubles(2, 1, 5).boxed().toList() + new Random(6).ints(0, 3).limit(6).boxed().toList() + new Random(8).longs(2, 5, 500).boxed().toList());
    }
}
