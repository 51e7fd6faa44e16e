import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class InferFromContext {
    static <T> List<T> nil() { return new ArrayList<>(); }
    static <T> T id(T t) { return t; }
    static <A, B> Map<A, B> map() { return new TreeMap<>(); }
    static <T> Predicate<T> yes() { return t -> true; }
    static <T> Comparator<T> none() { return (a, b) -> 0; }
    static <T, R> R apply(T t, Function<? super T, ? extends R> f) { return f.apply(t); }
    static <K, V> V put(Map<K, V> m, K k, V v) { m.put(k, v); return v; }
    static int total(List<Integer> l) { int s = 0; for (int i : l) s += i; return s; }
    static <T> T pick(boolean b, Supplier<? extends T> x, Supplier<? extends T> y) { return b ? x.get() : y.get(); }

    public static void main(String[] args) throws Exception {
        List<List<Integer>> ll = List.of(List.of(1, 2), List.of(3));
        System.out.println(Stream.of("a", "b", "a").collect(Collectors.groupingBy(Function.identity(), Collectors.counting())));
        Map<String, Long> counts = Stream.of("a", "b", "a").collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        for (Map.Entry<String, Long> e : counts.entrySet()) System.out.println(e.getKey().length() + e.getValue());
        System.out.println(ll.stream().map(List::stream).flatMap(Function.identity()).mapToInt(Integer::intValue).sum());
        System.out.println(Stream.of(Stream.of(1), Stream.of(2, 3)).flatMap(Function.identity()).map(x -> x + 1).collect(Collectors.toList()));
        System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).count());
        Map<String, Integer> lens = Stream.of("x", "yy").collect(Collectors.toMap(Function.identity(), String::length));
        System.out.println(lens.get("yy") + 1);
        Map<Integer, String> back = Stream.of("x", "yy").collect(Collectors.toMap(String::length, Function.identity(), (a, b) -> a));
        System.out.println(back.get(2).length());
        Map<Boolean, List<Integer>> parts = Stream.of(1, 2, 3).collect(Collectors.partitioningBy(x -> x % 2 == 0));
        System.out.println(parts.get(true).get(0) + 1);
        Map<Integer, Set<String>> sets = Stream.of("a", "bb", "c").collect(Collectors.groupingBy(String::length, Collectors.mapping(Function.identity(), Collectors.toSet())));
        System.out.println(sets.get(1).size());
        System.out.println(total(nil()));
        System.out.println(id(nil()).size());
        List<String> ns = id(nil()); ns.add("q"); System.out.println(ns.get(0).length());
        Map<String, List<Integer>> mm = new HashMap<>();
        mm.computeIfAbsent("k", k -> new ArrayList<>()).add(1);
        mm.getOrDefault("z", Collections.emptyList()).forEach(x -> System.out.println(x + 1));
        mm.merge("k", List.of(2), (a, b) -> { List<Integer> r = new ArrayList<>(a); r.addAll(b); return r; });
        System.out.println(mm);
        mm.put("e", Collections.emptyList());
        mm.put("e2", new ArrayList<>(Collections.emptyList()));
        System.out.println(mm.get("e2").size());
        System.out.println(Stream.of(1, 2, 3).filter(yes()).map(x -> x * 2).reduce(0, Integer::sum));
        System.out.println(Stream.of(1, 2, 3).filter(Predicate.not(x -> x > 1)).count());
        System.out.println(Stream.of("b", "a").sorted(Comparator.naturalOrder()).collect(Collectors.joining(",")));
        System.out.println(Stream.of("b", "a").sorted(Comparator.comparing(Function.identity())).map(String::length).count());
        System.out.println(Stream.of("b", "aa").sorted(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder())).toList());
        List<String> sorted = new ArrayList<>(List.of("q", "p")); sorted.sort(Comparator.nullsFirst(Comparator.naturalOrder())); System.out.println(sorted);
        sorted.sort(Collections.reverseOrder()); System.out.println(sorted);
        Collections.sort(sorted, none()); System.out.println(sorted);
        new TreeMap<String, Integer>(Comparator.reverseOrder()).forEach((k, v) -> System.out.println(k));
        PriorityQueue<Integer> pq = new PriorityQueue<>(Comparator.reverseOrder()); pq.add(1); pq.add(5); System.out.println(pq.poll() + 1);
        PriorityQueue<Map.Entry<String, Integer>> pe = new PriorityQueue<>(Map.Entry.comparingByValue(Comparator.reverseOrder())); pe.add(Map.entry("a", 1)); pe.add(Map.entry("b", 2)); System.out.println(pe.poll().getKey().length());
        PriorityQueue<int[]> pi = new PriorityQueue<>((x, y) -> x[0] - y[0]); pi.add(new int[] {2}); pi.add(new int[] {1}); System.out.println(pi.poll()[0]);
        PriorityQueue<int[]> pj = new PriorityQueue<>(Comparator.comparingInt(x -> x[0])); pj.add(new int[] {2}); System.out.println(pj.poll()[0]);
        System.out.println(lens.entrySet().stream().sorted(Map.Entry.comparingByValue()).map(Map.Entry::getKey).collect(Collectors.toList()));
        System.out.println(lens.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed()).map(e -> e.getKey() + e.getValue()).collect(Collectors.joining()));
        System.out.println(lens.entrySet().stream().max(Map.Entry.comparingByValue()).get().getKey().length());
        System.out.println(lens.entrySet().stream().sorted(Collections.reverseOrder(Map.Entry.comparingByValue())).limit(1).map(Map.Entry::getValue).findFirst().get() + 1);
        System.out.println(CompletableFuture.completedFuture(3).thenCombine(CompletableFuture.completedFuture("x"), (a, b) -> b + a).get().length());
        System.out.println(CompletableFuture.completedFuture(3).thenCompose(x -> CompletableFuture.completedFuture(x + 1)).handle((v, e) -> e == null ? v : 0).get() + 1);
        System.out.println(apply(3, x -> apply("s", y -> y + x)).length());
        System.out.println(pick(true, () -> new ArrayList<>(List.of(1)), () -> List.of(2)).get(0) + 1);
        Optional<String> os = Optional.of(3).map(x -> x > 2 ? "big" : "small"); System.out.println(os.orElse("none").length());
        System.out.println(Optional.<Integer>empty().map(x -> List.of(x)).orElse(Collections.emptyList()).size());
        System.out.println(Optional.of("v").map(Function.identity()).orElseGet(() -> "w").length());
        String str = Optional.ofNullable((String) null).or(() -> Optional.of("z")).get(); System.out.println(str);
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y; System.out.println(add.apply(1).apply(2));
        Supplier<Supplier<String>> ss = () -> () -> "deep"; System.out.println(ss.get().get().length());
        BiFunction<Integer, Integer, Integer> bf = Math::max; System.out.println(bf.andThen(x -> x + "!").apply(1, 2).length());
        Function<Integer, Integer> inc = x -> x + 1; System.out.println(inc.compose((String s) -> s.length()).andThen(x -> x * 2).apply("abc"));
        System.out.println(Function.<Integer>identity().andThen(x -> x + 1).apply(1));
        UnaryOperator<String> up = String::toUpperCase; System.out.println(up.andThen(String::length).apply("abc"));
        System.out.println(Stream.iterate(1, x -> x * 2).limit(5).collect(Collectors.reducing(0, Integer::sum)));
        List<Integer> revd = Stream.of(1, 2, 3, 4).collect(Collectors.collectingAndThen(Collectors.toList(), l -> { Collections.reverse(l); return l; })); System.out.println(revd);
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)).get(0) + 1);
        System.out.println(Stream.of("a", "bb").collect(Collectors.groupingBy(String::length, Collectors.collectingAndThen(Collectors.toList(), l -> l.get(0).length()))));
        System.out.println(Stream.of("a", "bb").collect(Collectors.groupingBy(s -> s.length() > 1, Collectors.summingInt(String::length))));
        Map<String, Integer> hm = Stream.of("a", "bb").collect(HashMap<String, Integer>::new, (m, s) -> m.put(s, s.length()), Map::putAll); System.out.println(hm);
        System.out.println(Stream.of("a", "bb").collect(ArrayList::new, List::add, List::addAll).size());
        System.out.println(Arrays.stream(new String[] {"x", "y"}).collect(Collectors.toCollection(LinkedList::new)).getFirst().length());
        System.out.println(Stream.of(1, 2).reduce(new ArrayList<Integer>(), (l, x) -> { l.add(x); return l; }, (a, b) -> a).size());
        System.out.println(Stream.of(1, 2, 3).reduce(0, (a, x) -> a + x, Integer::sum));
        System.out.println(Stream.concat(Stream.of(1), Stream.of(2)).map(Object::toString).collect(Collectors.joining("-")));
        System.out.println(Stream.of(List.of(1), List.of("x")).map(l -> l.get(0)).map(o -> o.toString()).collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 3).boxed().collect(Collectors.toMap(Function.identity(), x -> x * x)).get(3) + 1);
        System.out.println(IntStream.of(3, 1).boxed().sorted(Comparator.reverseOrder()).map(String::valueOf).collect(Collectors.joining()));
        System.out.println(put(new HashMap<>(), "k", new ArrayList<>(List.of(1))).get(0) + 1);
        System.out.println(put(map(), "k", 2) + 1);
        Map<String, Map<String, List<Integer>>> nested = new TreeMap<>();
        nested.computeIfAbsent("a", k -> new TreeMap<>()).computeIfAbsent("b", k -> new ArrayList<>()).add(5);
        for (var e : nested.entrySet()) for (var f : e.getValue().entrySet()) System.out.println(f.getValue().get(0) + 1);
        String tee = Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.counting(), Collectors.averagingInt(x -> x), (c, a) -> c + " " + a)); System.out.println(tee);
        System.out.println(Stream.of("a", "b").collect(Collectors.filtering(x -> x.equals("a"), Collectors.toList())).get(0).length());
        System.out.println(Stream.of("a", "b").collect(Collectors.flatMapping(x -> Stream.of(x, x), Collectors.toList())).size());
        System.out.println(Stream.of("a", "b").collect(Collectors.groupingBy(x -> 1, Collectors.maxBy(Comparator.naturalOrder()))).get(1).get().length());
        List<? extends Number> wild = List.of(1, 2.5); double d = 0; for (Number n : wild) d += n.doubleValue(); System.out.println(d);
    }
}
