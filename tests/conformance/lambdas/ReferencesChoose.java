import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

/** Overloads chosen by method references in calls that are arguments. */
public class ReferencesChoose {
    static StringBuilder bad = new StringBuilder();
    static void ck(int n, Object a, Object b) { if (!b.equals(a)) bad.append(n + ":" + a + "/" + b + " "); }
    static String k(Object o) { return "O"; } static String k(String o) { return "S"; } static String k(Integer o) { return "I"; } static String k(Object[] o) { return "A"; }
    static <T, R> Function<T, R> wrap(Function<T, R> f) { return f; }
    public static void main(String[] args) {
        try { ck(1, Stream.of(1, 2).collect(Collectors.mapping(String::valueOf, Collectors.joining(","))), "1,2"); } catch (Throwable t) { bad.append("1!"); }
        try { ck(2, Stream.of('a').collect(Collectors.groupingBy(String::valueOf)).get("a"), List.of('a')); } catch (Throwable t) { bad.append("2!"); }
        try { ck(3, Stream.of(10, 9).sorted(Comparator.comparing(String::valueOf)).findFirst().get(), 10); } catch (Throwable t) { bad.append("3!"); }
        try { ck(4, Stream.of(-3).collect(Collectors.toMap(Function.identity(), Math::abs)).get(-3), 3); } catch (Throwable t) { bad.append("4!"); }
        try { ck(5, Stream.of("a").collect(Collectors.toMap(Function.identity(), List::of)).get("a"), List.of("a")); } catch (Throwable t) { bad.append("5!"); }
        try { ck(6, Stream.of("a").collect(Collectors.toMap(Function.identity(), Arrays::asList)).get("a"), List.of("a")); } catch (Throwable t) { bad.append("6!"); }
        try { ck(7, Stream.of("a").collect(Collectors.toMap(Function.identity(), ReferencesChoose::k)).get("a"), "S"); } catch (Throwable t) { bad.append("7!"); }
        try { ck(8, Stream.of("a").collect(Collectors.mapping(ReferencesChoose::k, Collectors.toList())).get(0), "S"); } catch (Throwable t) { bad.append("8!"); }
        try { ck(9, Stream.of("a").map(ReferencesChoose::k).findFirst().get(), "S"); } catch (Throwable t) { bad.append("9!"); }
        try { ck(10, Stream.of(1).map(wrap(String::valueOf)).findFirst().get(), "1"); } catch (Throwable t) { bad.append("10!"); }
        try { ck(11, Stream.of("q").collect(Collectors.mapping(StringBuilder::new, Collectors.toList())).get(0).toString(), "q"); } catch (Throwable t) { bad.append("11!"); }
        try { ck(13, Stream.of(1).collect(Collectors.toMap(Function.identity(), Optional::of)).get(1).get(), 1); } catch (Throwable t) { bad.append("13!"); }
        try { ck(15, Stream.of("b", "a").collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)).size(), 2); } catch (Throwable t) { bad.append("15!"); }
        try { ck(16, Stream.of(1, 2).collect(Collectors.mapping(Object::toString, Collectors.joining())), "12"); } catch (Throwable t) { bad.append("16!"); }
        try { PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.comparing(String::valueOf)); q.add(9); q.add(10); ck(17, q.peek(), 10); } catch (Throwable t) { bad.append("17!"); }
        try { ck(18, Stream.of("a").filter(Predicate.not(Objects::isNull)).count(), 1L); } catch (Throwable t) { bad.append("18!"); }
        if (bad.length() > 0) throw new AssertionError(bad.toString());
      System.out.println("done");
  }
}
