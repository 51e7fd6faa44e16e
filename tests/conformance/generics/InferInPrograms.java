import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

public class InferInPrograms {
    static class Order { final String id; final int n; final String who; Order(String id, int n, String who) { this.id = id; this.n = n; this.who = who; } String getWho() { return who; } int getN() { return n; } String getId() { return id; } public String toString() { return id; } }
    interface Visitor<R> { R visit(Node n); }
    static class Node { int v; List<Node> kids = new ArrayList<>(); Node(int v, Node... k) { this.v = v; kids.addAll(Arrays.asList(k)); } <R> R accept(Visitor<R> vis) { return vis.visit(this); } }
    record Pair<A, B>(A a, B b) { static <A, B> Pair<A, B> of(A a, B b) { return new Pair<>(a, b); } <C> Pair<C, B> mapA(Function<? super A, ? extends C> f) { return of(f.apply(a), b); } }
    sealed interface Result<T> permits Ok, Err { static <T> Result<T> ok(T t) { return new Ok<>(t); } static <T> Result<T> err(String m) { return new Err<>(m); } <U> Result<U> map(Function<? super T, ? extends U> f); <U> Result<U> then(Function<? super T, Result<U>> f); T or(T other); }
    record Ok<T>(T t) implements Result<T> { public <U> Result<U> map(Function<? super T, ? extends U> f) { return Result.ok(f.apply(t)); } public <U> Result<U> then(Function<? super T, Result<U>> f) { return f.apply(t); } public T or(T o) { return t; } }
    record Err<T>(String m) implements Result<T> { public <U> Result<U> map(Function<? super T, ? extends U> f) { return Result.err(m); } public <U> Result<U> then(Function<? super T, Result<U>> f) { return new Err<>(m); } public T or(T o) { return o; } }
    static <T> Supplier<T> memo(Supplier<? extends T> s) { Object[] c = new Object[1]; return () -> { if (c[0] == null) c[0] = s.get(); @SuppressWarnings("unchecked") T t = (T) c[0]; return t; }; }
    static <T> Collector<T, ?, List<T>> last(int n) { return Collector.of(ArrayDeque<T>::new, (d, x) -> { d.addLast(x); if (d.size() > n) d.removeFirst(); }, (a, b) -> { a.addAll(b); return a; }, ArrayList::new); }
    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }
    static <T> Stream<T> streamOf(Optional<T> o) { return o.map(Stream::of).orElseGet(Stream::empty); }
    static <T> T retry(int n, Callable<? extends T> c) { for (int i = 0; ; i++) try { return c.call(); } catch (Exception e) { if (i == n) throw new RuntimeException(e); } }
    static <E extends Enum<E>> E parse(Class<E> c, String s) { return Enum.valueOf(c, s); }
    enum Level { LOW, HIGH }
    static <T, C extends Collection<T>> C fill(Supplier<C> s, T... ts) { C c = s.get(); for (T t : ts) c.add(t); return c; }
    static <K, V extends Comparable<? super V>> List<Map.Entry<K, V>> byValue(Map<K, V> m) { List<Map.Entry<K, V>> l = new ArrayList<>(m.entrySet()); l.sort(Map.Entry.comparingByValue()); return l; }
    static <T> void each(Iterable<? extends T> it, Consumer<? super T> c) { for (T t : it) c.accept(t); }
    static double avg(Collection<? extends Number> c) { return c.stream().mapToDouble(Number::doubleValue).average().orElse(Double.NaN); }
    static <T extends Comparable<? super T>> T maxOf(List<? extends T> l) { T m = l.get(0); for (T t : l) if (t.compareTo(m) > 0) m = t; return m; }

    public static void main(String[] args) throws Exception {
        List<Order> os = List.of(new Order("a", 3, "x"), new Order("b", 1, "y"), new Order("c", 2, "x"));
        Map<String, List<String>> ids = os.stream().collect(Collectors.groupingBy(Order::getWho, TreeMap::new, Collectors.mapping(Order::getId, Collectors.toList())));
        ids.forEach((k, v) -> System.out.println(k.length() + v.get(0).length()));
        Map<String, Integer> sums = os.stream().collect(Collectors.toMap(Order::getWho, Order::getN, Integer::sum, LinkedHashMap::new));
        System.out.println(sums.get("x") + 1);
        System.out.println(os.stream().collect(Collectors.groupingBy(Order::getWho, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Order::getN)), o -> o.get().getId()))).get("x").length());
        System.out.println(os.stream().sorted(Comparator.comparing(Order::getWho).thenComparing(Order::getN, Comparator.reverseOrder())).map(Order::getId).collect(Collectors.joining(",", "[", "]")));
        System.out.println(os.stream().min(Comparator.comparing(o -> o.n)).map(o -> o.id).orElse("?").length());
        System.out.println(os.stream().map(o -> new AbstractMap.SimpleEntry<>(o.id, o.n)).filter(e -> e.getValue() > 1).map(Map.Entry::getKey).collect(Collectors.toList()).get(0).length());
        System.out.println(os.stream().map(o -> Map.entry(o.who, o)).collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList()))).get("x").get(0).getId().length());
        System.out.println(os.stream().collect(Collectors.partitioningBy(o -> o.n > 1, Collectors.mapping(o -> o.id, Collectors.joining("/")))).get(true).length());
        System.out.println(os.stream().mapToInt(Order::getN).boxed().collect(Collectors.toCollection(TreeSet::new)).first() + 1);
        System.out.println(os.stream().collect(Collectors.summarizingInt(Order::getN)).getMax());
        Node t = new Node(1, new Node(2), new Node(3, new Node(4)));
        System.out.println(t.<Integer>accept(new Visitor<>() { public Integer visit(Node n) { int s = n.v; for (Node k : n.kids) s += k.accept(this); return s; } }));
        String sh = t.accept(n -> "" + n.v); System.out.println(sh.length());
        System.out.println(Pair.of(1, "x").mapA(a -> a + 0.5).a() + 1);
        List<Pair<String, Integer>> ps = Stream.of("a", "bb").map(s -> Pair.of(s, s.length())).collect(Collectors.toList()); System.out.println(ps.get(1).b() + 1);
        List<Pair<String, Integer>> pn = Stream.of("a", "bb").map(s -> new Pair<>(s, s.length())).toList(); System.out.println(pn.get(1).a().length());
        System.out.println(Result.ok(3).map(x -> x + 1).then(x -> x > 3 ? Result.ok("big") : Result.err("small")).or("none").length());
        Result<String> re = Result.err("m"); System.out.println(re.or("other").length());
        System.out.println(memo(() -> List.of(1, 2)).get().get(0) + 1);
        System.out.println(Stream.of(1, 2, 3).collect(last(2)).get(0) + 1);
        System.out.println(compose((String s) -> s.length(), n -> n * 2).apply("abc") + 1);
        Function<String, Integer> ci = compose(String::length, n -> n + 1); System.out.println(ci.apply("q"));
        System.out.println(streamOf(Optional.of(4)).map(x -> x + 1).findFirst().get());
        System.out.println(retry(2, () -> List.of("r")).get(0).length());
        String rs = retry(1, () -> "s"); System.out.println(rs.length());
        System.out.println(parse(Level.class, "HIGH").ordinal());
        System.out.println(fill(ArrayList::new, 1, 2).get(1) + 1);
        Set<String> fs = fill(TreeSet::new, "b", "a"); System.out.println(fs.iterator().next().length());
        System.out.println(byValue(sums).get(0).getKey().length());
        each(List.of(1, 2), x -> System.out.println(x + 1));
        System.out.println(avg(List.of(1, 2.5f)) + avg(new ArrayList<Integer>()));
        System.out.println(maxOf(List.of(1, 5, 2)) + 1);
        var acc = new ConcurrentHashMap<String, List<Integer>>(); acc.computeIfAbsent("k", k -> Collections.synchronizedList(new ArrayList<>())).add(3); System.out.println(acc.get("k").get(0) + 1);
        ConcurrentMap<String, AtomicInteger> am = new ConcurrentHashMap<>(); am.computeIfAbsent("q", k -> new AtomicInteger()).incrementAndGet(); System.out.println(am.get("q").get());
        ConcurrentMap<String, LongAdder> la = new ConcurrentHashMap<>(); la.computeIfAbsent("q", k -> new LongAdder()).increment(); System.out.println(la.get("q").sum());
        Map<String, Set<Integer>> ms = new HashMap<>(); ms.computeIfAbsent("z", k -> new TreeSet<>(Comparator.reverseOrder())).addAll(List.of(1, 2)); System.out.println(ms);
        Map<Character, Integer> freq = new TreeMap<>(); for (char c : "hello".toCharArray()) freq.merge(c, 1, Integer::sum); System.out.println(freq);
        System.out.println("hello".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting())).entrySet().stream().filter(e -> e.getValue() == 1).map(Map.Entry::getKey).findFirst().get());
        AtomicReference<List<Integer>> ar = new AtomicReference<>(List.of()); ar.updateAndGet(l -> { List<Integer> n = new ArrayList<>(l); n.add(1); return n; }); System.out.println(ar.get().get(0) + 1);
        AtomicReference<Map<String, Integer>> arm = new AtomicReference<>(new HashMap<>()); arm.get().put("a", 1); System.out.println(arm.get().get("a") + 1);
        ThreadLocal<List<String>> tl = ThreadLocal.withInitial(ArrayList::new); tl.get().add("t"); System.out.println(tl.get().get(0).length());
        Iterator<Integer> gen = Stream.generate(new AtomicInteger()::incrementAndGet).iterator(); System.out.println(gen.next() + gen.next());
        Comparator<Map.Entry<String, Integer>> ce = Map.Entry.comparingByValue(); ce = ce.reversed().thenComparing(Map.Entry.comparingByKey()); System.out.println(sums.entrySet().stream().sorted(ce).map(Map.Entry::getKey).toList());
        Comparator<String> cs = Comparator.comparing(String::length, (a, b) -> b - a); System.out.println(Stream.of("a", "bb").sorted(cs.thenComparing(Comparator.naturalOrder())).toList());
        BinaryOperator<Integer> bo = BinaryOperator.maxBy(Comparator.naturalOrder()); System.out.println(bo.apply(1, 2) + 1);
        Predicate<String> pr = Predicate.<String>isEqual("a").or(String::isEmpty).negate(); System.out.println(pr.test("a"));
        Supplier<Map<String, List<Integer>>> sm = HashMap::new; Map<String, List<Integer>> made = sm.get(); made.put("a", new ArrayList<>()); System.out.println(made);
        Function<Integer, List<String>> mk = ArrayList::new; System.out.println(mk.apply(3).size());
        IntFunction<int[]> ia = int[]::new; System.out.println(ia.apply(3).length);
        String[] up = Stream.of("a", "b").map(String::toUpperCase).toArray(String[]::new); System.out.println(up[1].length());
        int[][] grid = IntStream.range(0, 2).mapToObj(i -> IntStream.range(0, 2).map(j -> i * j).toArray()).toArray(int[][]::new); System.out.println(grid[1][1]);
        List<List<Integer>> rows = IntStream.range(0, 2).mapToObj(i -> IntStream.range(0, 2).mapToObj(j -> i + j).collect(Collectors.toList())).collect(Collectors.toList()); System.out.println(rows.get(1).get(1) + 1);
        System.out.println(rows.stream().flatMap(List::stream).reduce(Integer::sum).get() + 1);
        System.out.println(rows.stream().map(r -> r.stream().map(String::valueOf).collect(Collectors.joining(" "))).collect(Collectors.joining(";")));
        System.out.println(Stream.of(Arrays.asList(1, 2), new LinkedList<>(List.of(3))).mapToInt(Collection::size).sum());
        System.out.println(Collections.max(List.of("a", "ccc", "bb"), Comparator.comparing(String::length)).length());
        System.out.println(Collections.min(sums.entrySet(), Map.Entry.comparingByValue()).getKey().length());
        System.out.println(Optional.of(new Order("i", 1, "w")).filter(o -> o.n > 0).map(Order::getId).map(String::length).orElseThrow(() -> new IllegalStateException()) + 1);
        Object ob = args.length > 0 ? 1 : "s"; System.out.println(ob);
        long cnt = Stream.of(1, 2).filter(((Predicate<Integer>) x -> x > 1).negate()).count(); System.out.println(cnt);
        List<Runnable> rl = List.of(() -> System.out.println("r1"), () -> System.out.println("r2")); rl.forEach(Runnable::run);
        Map<String, BiFunction<Integer, Integer, Integer>> ops = Map.of("+", (a, b) -> a + b); System.out.println(ops.get("+").apply(1, 2) + 1);
        Map<String, Supplier<List<String>>> sup = new HashMap<>(); sup.put("l", ArrayList::new); sup.put("k", () -> new LinkedList<>()); System.out.println(sup.get("k").get().size());
        System.out.println(new TreeMap<>(Map.of("b", 1, "a", 2)).firstKey().length());
        System.out.println(new ArrayList<>(new TreeSet<>(List.of(3, 1))).get(0) + 1);
        System.out.println(new ArrayList<>(Map.of("k", 2).values()).get(0) + 1);
        for (String s : new ArrayList<>(Map.of("k", 2).keySet())) System.out.println(s.length());
        for (var e : new HashMap<>(Map.of("k", List.of(2))).entrySet()) System.out.println(e.getKey().length() + e.getValue().get(0));
    }
}
