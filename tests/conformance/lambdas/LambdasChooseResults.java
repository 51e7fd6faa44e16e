import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

/** The same where results matter. */
public class LambdasChooseResults {
    static StringBuilder bad = new StringBuilder();
    static void ck(int n, Object a, Object b) { if (!b.equals(a)) bad.append(n + ":" + a + "/" + b + " "); }
    static String k(Object o) { return "O"; } static String k(String o) { return "S"; } static String k(Integer o) { return "I"; } static String k(Object[] o) { return "A"; }
    static <T, R> Function<T, R> wrap(Function<T, R> f) { return f; } static <T, R> R ap(Function<T, R> f, T t) { return f.apply(t); } static <T, R> R ap2(T t, Function<T, R> f) { return f.apply(t); } static <T> Predicate<T> not(Predicate<T> p) { return p.negate(); }
    static class FB<T, R> { final Function<T, R> f; FB(Function<T, R> f) { this.f = f; } R go(T t) { return f.apply(t); } } static class FT<T> { final T t; final Function<T, String> f; FT(T t, Function<T, String> f) { this.t = t; this.f = f; } String go() { return f.apply(t); } }
    public static void main(String[] args) {
        try { ck(1, ap(wrap(x -> k(x)), "a"), "S"); } catch (Throwable t) { bad.append("1!"); }
        try { ck(2, ap(x -> k(x), "a"), "S"); } catch (Throwable t) { bad.append("2!"); }
        try { ck(3, ap2("a", wrap(x -> k(x))), "S"); } catch (Throwable t) { bad.append("3!"); }
        try { ck(4, Stream.of("a").map(wrap(x -> k(x))).findFirst().get(), "S"); } catch (Throwable t) { bad.append("4!"); }
        try { ck(5, Stream.of("b", "a").sorted(Comparator.comparing(x -> String.valueOf(x))).findFirst().get(), "a"); } catch (Throwable t) { bad.append("5!"); }
        try { ck(6, Stream.of(1, 2).max(Comparator.comparing(x -> k(x) + x)).get(), 2); } catch (Throwable t) { bad.append("6!"); }
        try { ck(7, Map.of("k", 1).entrySet().stream().max(Map.Entry.comparingByValue(Comparator.comparing(x -> String.valueOf(x)))).get().getKey(), "k"); } catch (Throwable t) { bad.append("7!"); }
        try { PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.comparing(x -> String.valueOf(x))); q.add(10); q.add(9); ck(8, q.peek(), 10); } catch (Throwable t) { bad.append("8!"); }
        try { TreeMap<Integer, String> q = new TreeMap<>(Comparator.comparing(x -> k(x) + x)); q.put(10, ""); q.put(9, ""); ck(9, q.firstKey(), 10); } catch (Throwable t) { bad.append("9!"); }
        try { FB<String, String> f = new FB<>(x -> k(x)); ck(10, f.go("a"), "S"); } catch (Throwable t) { bad.append("10!"); }
        try { ck(11, new FT<>("a", x -> k(x)).go(), "S"); } catch (Throwable t) { bad.append("11!"); }
        try { ck(12, Stream.of("a").filter(not(x -> k(x).equals("O"))).count(), 1L); } catch (Throwable t) { bad.append("12!"); }
        try { ck(13, Stream.of("a").filter(Predicate.not(x -> String.valueOf(x).isEmpty())).count(), 1L); } catch (Throwable t) { bad.append("13!"); }
        try { ck(14, Optional.of(5).map(Function.<Integer>identity().andThen(x -> String.valueOf(x))).get(), "5"); } catch (Throwable t) { bad.append("14!"); }
        try { ck(15, Stream.of(5).map(((Function<Integer, Integer>) x -> x + 1).andThen(x -> String.valueOf(x))).findFirst().get(), "6"); } catch (Throwable t) { bad.append("15!"); }
        try { BinaryOperator<Integer> b = BinaryOperator.minBy(Comparator.comparing(x -> String.valueOf(x))); ck(19, b.apply(9, 10), 10); } catch (Throwable t) { bad.append("19!"); }
        try { ck(20, Collections.max(List.of(9, 10), Comparator.comparing(x -> String.valueOf(x))), 9); } catch (Throwable t) { bad.append("20!"); }
        try { Integer[] a = {9, 10}; Arrays.sort(a, Comparator.comparing(x -> String.valueOf(x))); ck(21, a[0], 10); } catch (Throwable t) { bad.append("21!"); }
        try { ck(22, Stream.of(1).collect(Collectors.collectingAndThen(Collectors.mapping(x -> k(x), Collectors.toList()), l -> l.get(0))), "I"); } catch (Throwable t) { bad.append("22!"); }
        try { ck(23, Stream.of("a").collect(Collectors.groupingBy(wrap(x -> k(x)))).containsKey("S"), true); } catch (Throwable t) { bad.append("23!"); }
        try { Map<String, List<String>> m = Stream.of("a").collect(Collectors.groupingBy((String x) -> k(x))); ck(24, m.containsKey("S"), true); } catch (Throwable t) { bad.append("24!"); }
        try { ck(25, Stream.of("a").collect(Collectors.toMap((String x) -> x, (String x) -> List.of(x))).get("a").size(), 1); } catch (Throwable t) { bad.append("25!"); }
        try { ThreadLocal<String> tl = ThreadLocal.withInitial(() -> String.valueOf('c')); ck(26, tl.get(), "c"); } catch (Throwable t) { bad.append("26!"); }
        try { Supplier<Function<Integer, String>> s = () -> x -> String.valueOf(x); ck(27, s.get().apply(3), "3"); } catch (Throwable t) { bad.append("27!"); }
        try { Function<Integer, Function<Integer, String>> s = x -> y -> String.valueOf(x) + k(y); ck(28, s.apply(3).apply(4), "3I"); } catch (Throwable t) { bad.append("28!"); }
        try { ck(29, Stream.of(1).collect(() -> new StringBuilder(), (sb, x) -> sb.append(x), (p, q) -> p.append(q)).toString(), "1"); } catch (Throwable t) { bad.append("29!"); }
        try { ck(30, Stream.of('q').reduce("", (s, c) -> s + String.valueOf(c), String::concat), "q"); } catch (Throwable t) { bad.append("30!"); }
        try { ck(31, Stream.of('q').collect(Collector.of(StringBuilder::new, (sb, c) -> sb.append(c), (p, q) -> p.append(q), sb -> sb.toString())), "q"); } catch (Throwable t) { bad.append("31!"); }
        try { ck(32, Stream.of('q').collect(Collectors.reducing("", c -> String.valueOf(c), (p, q) -> p + q)), "q"); } catch (Throwable t) { bad.append("32!"); }
        try { ck(33, Stream.of('q').collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.mapping(c -> String.valueOf(c), Collectors.joining()))).toString(), "{q=q}"); } catch (Throwable t) { bad.append("33!"); }
        if (bad.length() > 0) throw new AssertionError(bad.toString());
      System.out.println("done");
  }
}
