import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LibStreams {
    record Person(String name, int age) {
    }

    public static void main(String[] args) {
        List<Integer> list = Arrays.asList(5, 3, 8, 1, 9, 2, 3);
        System.out.println(list.stream().filter(x -> x > 2).map(x -> x * 2).collect(Collectors.toList()));
        System.out.println(list.stream().sorted().distinct().map(String::valueOf).collect(Collectors.joining(",", "[", "]")));
        System.out.println(list.stream().mapToInt(Integer::intValue).sum());
        System.out.println(list.stream().mapToInt(x -> x).max().getAsInt());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "n" + i).collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 10).filter(i -> i % 2 == 0).boxed().collect(Collectors.toList()));
        System.out.println(Stream.iterate(1, x -> x * 2).limit(8).reduce(0, Integer::sum));
        System.out.println(Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(String::length)));
        System.out.println(Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(String::length, Collectors.counting())));
        TreeMap<Integer, List<String>> tree = Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(s -> s.length(), TreeMap::new, Collectors.mapping(s -> s.toUpperCase(), Collectors.toList())));
        System.out.println(tree);
        System.out.println(Stream.of("a", "bb", "ccc").collect(Collectors.toMap(s -> s, s -> s.length())));
        System.out.println(Stream.of(1, 2, 3, 4, 5).collect(Collectors.partitioningBy(x -> x % 2 == 0)));
        System.out.println(Arrays.stream(new int[] {1, 2, 3}).map(x -> x * x).sum());
        System.out.println(Arrays.stream(new double[] {1, 2, 3.5}).average().getAsDouble());
        System.out.println(Arrays.toString(Arrays.stream(new int[] {4, 2, 6}).sorted().toArray()));
        System.out.println(Arrays.toString(list.stream().filter(x -> x > 4).toArray(Integer[]::new)));
        Stream.of("x", "y").peek(s -> System.out.println("peek " + s)).map(s -> s + s).forEach(System.out::println);
        System.out.println(Stream.of(1, 2, 3).anyMatch(x -> x == 2) + " " + Stream.of(1, 2, 3).allMatch(x -> x < 3) + " " + Stream.of(1, 2, 3).noneMatch(x -> x > 5));
        System.out.println(Stream.of(List.of(1, 2), List.of(3)).flatMap(l -> l.stream()).map(x -> x + 1).collect(Collectors.toList()));
        System.out.println(list.stream().max(Comparator.naturalOrder()).get() + " " + list.stream().min(Integer::compare).get());
        System.out.println(list.stream().skip(2).findFirst().get() + " " + list.stream().count());
        System.out.println(IntStream.rangeClosed(1, 4).summaryStatistics());
        List<Person> people = List.of(new Person("Ann", 30), new Person("Bob", 20), new Person("Cid", 25));
        System.out.println(people.stream().sorted(Comparator.comparing(Person::age)).map(Person::name).collect(Collectors.joining(" ")));
        System.out.println(people.stream().collect(Collectors.averagingInt(Person::age)));
        System.out.println(people.stream().mapToDouble(p -> p.age()).sum());
        System.out.println(list.parallelStream().map(x -> x + 1).collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 100).parallel().sum() + " " + IntStream.range(1, 6).parallel().reduce(1, (a, b) -> a * b));
        int[] squares = new int[5];
        IntStream.range(0, 5).parallel().forEach(i -> squares[i] = i * i);
        System.out.println(Arrays.toString(squares));
        Stream<Integer> once = list.stream();
        once.count();
        try {
            once.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.of(5, 1, 2, 7).takeWhile(x -> x != 2).collect(Collectors.toSet()) + " " + Stream.of(5, 1, 2).dropWhile(x -> x > 1).collect(Collectors.toList()));
        System.out.println(IntStream.of(3, 1, 2).boxed().sorted(Collections.reverseOrder()).collect(Collectors.toList()));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b));
        System.out.println(Stream.of("b", "a").sorted().toList() + " " + Stream.concat(Stream.of(1), Stream.of(2, 3)).toList());
        Supplier<Stream<String>> s = () -> Stream.of("q", "r");
        System.out.println(s.get().reduce("", String::concat) + s.get().collect(Collectors.toCollection(ArrayDeque::new)));
        System.out.println(OptionalInt.empty() + " " + OptionalDouble.of(2.5) + " " + IntStream.empty().average());
    }
}
