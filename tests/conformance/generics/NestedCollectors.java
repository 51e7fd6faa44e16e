import java.util.*;
import java.util.function.*;
import java.util.stream.*;


record Member(String name, String dept, int age, List<String> tags) { String getName() { return name; } }
public class NestedCollectors {
static void p(Object o) { System.out.println(o); }
static final List<Member> ES = List.of(new Member("ann", "d", 3, List.of("x", "yy")), new Member("bob", "d", 5, List.of("zzz")), new Member("cy", "e", 7, List.of()));
public static void main(String[] args) {
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, Collectors.mapping(Member::getName, Collectors.filtering(n -> n.length() > 2, Collectors.toList())))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, Collectors.mapping(Member::age, Collectors.reducing(0, (a, b) -> a + b)))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, Collectors.mapping(Member::age, Collectors.summingInt(x -> x * 2)))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, Collectors.mapping(e -> e.age(), Collectors.averagingInt(x -> x)))));
  p(ES.stream().collect(Collectors.groupingBy(e -> e.dept(), Collectors.flatMapping(e -> e.tags().stream(), Collectors.filtering(t -> t.length() > 1, Collectors.toSet())))));
  p(ES.stream().collect(Collectors.groupingBy(e -> e.dept(), Collectors.flatMapping(e -> e.tags().stream(), Collectors.mapping(t -> t.toUpperCase(), Collectors.joining("|"))))));
  p(ES.stream().collect(Collectors.groupingBy(e -> e.dept(), Collectors.flatMapping(e -> e.tags().stream(), Collectors.mapping(String::toUpperCase, Collectors.joining("|"))))));
  p(ES.stream().collect(Collectors.groupingBy(e -> e.dept(), Collectors.filtering(e -> e.age() > 4, Collectors.mapping(e -> e.name(), Collectors.toList())))));
  p(ES.stream().collect(Collectors.partitioningBy(e -> e.age() > 4, Collectors.mapping(e -> e.name(), Collectors.collectingAndThen(Collectors.toList(), l -> l.size() + l.get(0))))));
  p(ES.stream().collect(Collectors.mapping(e -> e.name(), Collectors.groupingBy(n -> n.length()))));
  p(ES.stream().collect(Collectors.mapping(Member::name, Collectors.groupingBy(n -> n.length(), Collectors.counting()))));
  p(ES.stream().collect(Collectors.mapping(Member::name, Collectors.toMap(n -> n, n -> n.length()))));
  p(ES.stream().collect(Collectors.mapping(Member::name, Collectors.maxBy((a, b) -> a.length() - b.length()))));
  p(ES.stream().collect(Collectors.mapping(Member::name, Collectors.maxBy(Comparator.comparing(n -> n.length())))));
  p(ES.stream().collect(Collectors.mapping(Member::name, Collectors.maxBy(Comparator.comparing(String::length)))));
  p(ES.stream().collect(Collectors.teeing(Collectors.mapping(e -> e.age(), Collectors.summingInt(x -> x + 1)), Collectors.mapping(e -> e.name(), Collectors.reducing("", (a, b) -> a + b)), (s, n) -> s + n)));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, TreeMap::new, Collectors.groupingBy(e -> e.age() > 4, TreeMap::new, Collectors.mapping(e -> e.name().charAt(0), Collectors.toList())))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), l -> l.stream().mapToInt(e -> e.age()).sum()))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.mapping(e -> e.age(), Collectors.toList()), l -> l.stream().mapToInt(x -> x).sum()))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.mapping(Member::name, Collectors.joining("+")), s -> s.length() + s))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.groupingBy(e -> e.age()), m -> m.keySet().stream().mapToInt(k -> k).sum()))));
  p(ES.stream().map(e -> e.name()).collect(Collectors.groupingBy(n -> n.length(), Collectors.mapping(n -> n.charAt(0), Collectors.mapping(c -> (char) (c + 1), Collectors.toList())))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, TreeMap::new, Collectors.mapping(e -> e.tags().size(), Collectors.mapping(n -> n * n, Collectors.summingInt(n -> n))))));
  p(ES.stream().collect(Collectors.groupingBy(Member::dept, TreeMap::new, Collectors.mapping(e -> e.tags().size(), Collectors.summingInt(Integer::intValue)))));
  p(ES.stream().collect(Collectors.flatMapping(e -> e.tags().stream(), Collectors.groupingBy(t -> t.length(), Collectors.counting()))));
  p(ES.stream().collect(Collectors.flatMapping(e -> Stream.of(e.name(), e.dept()), Collectors.toMap(s -> s, s -> s.length(), (a, b) -> a))));
  p(ES.stream().collect(Collectors.filtering(e -> e.age() > 3, Collectors.reducing(0, e -> e.age(), (a, b) -> a + b))));
  p(ES.stream().collect(Collectors.reducing(0, e -> e.age(), (a, b) -> a + b)));
  p(ES.stream().collect(Collectors.reducing("", Member::name, (a, b) -> a + b)));
  p(ES.stream().collect(Collectors.mapping((Member e) -> e.name(), Collectors.mapping((String s) -> s.length(), Collectors.summingInt((Integer x) -> x)))));
}
}
