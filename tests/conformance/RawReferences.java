import java.util.*; import java.util.function.*; import java.util.stream.*;
/** References to methods of generic classes without type arguments, and lambdas that return numbers of several types. */
public class RawReferences {
    static String f(Object o) { return "O"; } static String f(Integer i) { return "I"; } static String f(String i) { return "S"; }
    record P(int a, String c) { }
    static class B<T> { T t; B(T t) { this.t = t; } T t() { return t; } static <T> B<T> of(T t) { return new B<>(t); } }
    static <T> T id(T t) { return t; }
    static String g(Long x) { return "L"; } static String g(Number x) { return "N"; } static String g(Object x) { return "O"; }
    public static void main(String[] args) {
        Map<String, Integer> m = new TreeMap<>(Map.of("a", 3, "b", 4));
        int n = m.entrySet().stream().filter(e -> e.getValue() > 3).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)).get("b") + 1;
        System.out.println(n);
        for (String k : m.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, TreeMap::new)).keySet()) System.out.println(k.length() + f(k));
        var inv = m.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
        System.out.println(inv.get(3).length());
        System.out.println(f(m.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)).get("b")));
        m.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)).forEach((k, v) -> System.out.println(k.length() + v + f(k) + f(v)));
        for (Integer k : m.entrySet().stream().collect(Collectors.groupingBy(Map.Entry::getValue)).keySet()) System.out.println(k + 1);
        for (String k : Stream.of(new P(1, "x")).collect(Collectors.groupingBy(P::c, Collectors.averagingInt(P::a))).keySet()) System.out.println(f(k));
        System.out.println(f(Stream.of(new P(1, "x")).collect(Collectors.toMap(P::a, Function.identity())).get(1).c()));
        System.out.println(f(m.entrySet().stream().collect(Collectors.toMap(e -> e.getKey(), Map.Entry::getValue, Integer::sum)).get("a")));
        System.out.println(f(m.entrySet().stream().collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue)).get("a")));
        for (String k : Stream.of(B.of("x")).collect(Collectors.groupingBy(B::t, Collectors.counting())).keySet()) System.out.println(f(k));
        Map<String, Integer> q = m.entrySet().stream().collect(Collectors.filtering(e -> e.getValue() > 3, Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
        System.out.println(q);
        System.out.println(m.entrySet().stream().collect(Collectors.filtering(e -> e.getValue() > 3, Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))).get("b") + 1);
        System.out.println(m.entrySet().stream().map(Map.Entry::getKey).collect(Collectors.joining()).length());
        System.out.println(m.entrySet().stream().sorted(Comparator.comparing(Map.Entry::getValue)).map(Map.Entry::getKey).findFirst().get().length());
        System.out.println(m.entrySet().stream().max(Comparator.comparingInt(Map.Entry::getValue)).get().getKey().length());
        System.out.println(f(m.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).get()));
        System.out.println(Stream.of(1, 2).map(p -> { if (p > 1) return 1; return 2L; }).collect(Collectors.toList()));
        Stream.of(1, 2).map(p -> { if (p > 1) return 1; return 2L; }).forEach(x -> System.out.println(g(x)));
        System.out.println(Stream.of(1, 2).map(id(x -> x)).count());
        System.out.println(Stream.of(0, 1).map(p -> { if (p > 0) return (Integer) null; return 1; }).collect(Collectors.toList()));
    }
}
