import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StreamEnds {
    static class Range implements Iterable<Integer> { final int n; Range(int n) { this.n = n; } public Iterator<Integer> iterator() { return new Iterator<>() { int i; public boolean hasNext() { return i < n; } public Integer next() { if (!hasNext()) throw new NoSuchElementException(); return i++; } }; } }
    public static void main(String[] args) {
        System.out.println(StreamSupport.stream(new Range(4).spliterator(), false).map(x -> x + 1).collect(Collectors.toList()));
        Spliterator<Integer> s = List.of(1, 2, 3).spliterator(); s.tryAdvance(x -> System.out.println(x)); s.forEachRemaining(x -> System.out.println("r" + x)); System.out.println(s.tryAdvance(x -> { }));
        System.out.println(new ArrayList<>(List.of(1, 2)).spliterator().estimateSize() + " " + new ArrayList<>(List.of(1, 2)).spliterator().getExactSizeIfKnown());
        Spliterator<String> a = Arrays.asList("a", "b", "c", "d").spliterator(); Spliterator<String> b = a.trySplit(); b.forEachRemaining(System.out::print); a.forEachRemaining(System.out::println);
        Iterator<Integer> it = Spliterators.iterator(List.of(7).spliterator()); System.out.println(it.next());
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(List.of(1, 2).iterator(), Spliterator.ORDERED), false).count());
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        try { l.stream().forEach(x -> { System.out.println(x); l.add(9); }); } catch (ConcurrentModificationException e) { System.out.println("cme " + l.size()); }
        try { l.forEach(x -> { System.out.println(x); l.add(9); }); } catch (ConcurrentModificationException e) { System.out.println("cme " + l.size()); }
        try { for (int x : l) { System.out.println(x); l.add(9); } } catch (ConcurrentModificationException e) { System.out.println("cme " + l.size()); }
        try { l.stream().map(x -> { l.remove(0); return x; }).collect(Collectors.toList()); } catch (ConcurrentModificationException | NullPointerException e) { System.out.println("cme " + l.size()); }
        l.clear(); l.addAll(List.of(1, 2, 3));
        try { l.stream().peek(x -> l.add(5)).anyMatch(x -> x > 2); } catch (ConcurrentModificationException e) { System.out.println("cme any " + l.size()); }
        try { l.stream().filter(x -> { l.add(5); return false; }).findFirst(); } catch (ConcurrentModificationException e) { System.out.println("cme first " + l.size()); }
        Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2));
        try { m.forEach((k, v) -> { System.out.println(k); m.put(k + 10, v); }); } catch (ConcurrentModificationException e) { System.out.println("cme m " + m.size()); }
        try { m.keySet().forEach(k -> { System.out.println(k); m.put(k + 100, k); }); } catch (ConcurrentModificationException e) { System.out.println("cme k " + m.size()); }
        try { m.entrySet().stream().forEach(k -> { m.put(7, 7); }); } catch (ConcurrentModificationException e) { System.out.println("cme e " + m.size()); }
        Set<Integer> hs = new HashSet<>(List.of(1, 2)); try { hs.forEach(x -> { System.out.println(x); hs.add(x + 50); }); } catch (ConcurrentModificationException e) { System.out.println("cme hs " + hs.size()); }
        TreeMap<Integer, Integer> tm = new TreeMap<>(Map.of(1, 1, 2, 2)); try { tm.forEach((k, v) -> { System.out.println(k); tm.put(k + 10, v); }); } catch (ConcurrentModificationException e) { System.out.println("cme tm " + tm.size()); }
        List<Integer> ll = new LinkedList<>(List.of(1, 2)); try { ll.forEach(x -> { System.out.println(x); ll.add(3); }); } catch (ConcurrentModificationException e) { System.out.println("cme ll " + ll.size()); }
        try { ll.stream().forEach(x -> { System.out.println(x); ll.add(3); if (ll.size() > 9) throw new IllegalStateException(); }); } catch (ConcurrentModificationException | IllegalStateException e) { System.out.println(e + "cme ll2 " + ll.size()); }
        try { l.removeIf(x -> { l.add(1); return false; }); } catch (ConcurrentModificationException e) { System.out.println("cme ri " + l.size()); }
        try { l.replaceAll(x -> { l.add(1); return 2; }); } catch (ConcurrentModificationException e) { System.out.println("cme ra " + l.size()); }
        try { l.sort((p, q) -> { l.add(1); return 0; }); } catch (ConcurrentModificationException e) { System.out.println("cme so " + l.size()); }
        try { m.computeIfAbsent(500, k -> { m.put(501, 1); return 1; }); } catch (ConcurrentModificationException e) { System.out.println("cme cia"); }
        int[] n = {0};
        System.out.println(List.of(1, 2, 3).stream().peek(x -> n[0]++).count() + " " + n[0]);
        System.out.println(Stream.of(1, 2, 3).map(x -> n[0]++).sorted().count() + " " + n[0]);
        System.out.println(List.of(1, 2, 3).stream().peek(x -> n[0]++).filter(x -> true).count() + " " + n[0]);
        System.out.println(List.of(1, 2, 3).stream().peek(x -> n[0]++).skip(1).count() + " " + n[0]);
        System.out.println(List.of(1, 2, 3).stream().peek(x -> n[0]++).limit(2).count() + " " + n[0]);
        System.out.println(IntStream.range(0, 5).peek(x -> n[0]++).count() + " " + n[0] + IntStream.range(0, 5).peek(x -> n[0]++).boxed().mapToLong(x -> x).count() + n[0]);
        System.out.println(Stream.concat(Stream.of(1), Stream.of(2)).peek(x -> n[0]++).count() + " " + n[0]);
        System.out.println(Stream.iterate(1, x -> x + 1).limit(3).peek(x -> n[0]++).count() + " " + n[0] + Stream.of(1, 1).distinct().peek(x -> n[0]++).count() + n[0]);
        System.out.println(new HashSet<>(List.of(1, 2)).stream().peek(x -> n[0]++).count() + " " + n[0] + new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 2)).keySet().stream().peek(x -> n[0]++).count() + n[0]);
        System.out.println("abc".chars().peek(x -> n[0]++).count() + " " + n[0] + Arrays.stream(new int[] {1}).peek(x -> n[0]++).count() + n[0] + Stream.builder().add(1).add(2).build().peek(x -> n[0]++).count() + n[0]);
        try (Stream<Integer> st = Stream.of(1).onClose(() -> System.out.println("closed"))) { System.out.println(st.count()); }
        IntSummaryStatistics iss = new IntSummaryStatistics(); IntStream.range(0, 3).forEach(iss); System.out.println(iss.getSum());
        BaseStream<Integer, Stream<Integer>> bs = Stream.of(3); System.out.println(bs.iterator().next());
        PrimitiveIterator.OfInt pi = IntStream.range(0, 2).iterator(); System.out.println(pi.nextInt());
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.averagingDouble(x -> x)) + " " + Stream.of(1, 2).collect(Collectors.minBy(Comparator.naturalOrder())).get() + Stream.of("a").collect(Collectors.toUnmodifiableMap(x -> x, x -> 1)) + Stream.of(1, 2).collect(Collectors.toUnmodifiableSet()).size() + Stream.of(1, 2).collect(Collectors.summingLong(x -> x)) + Stream.of(1).collect(Collectors.reducing((p, q) -> p)).get() + Stream.of(1, 2).collect(Collectors.partitioningBy(x -> x > 1, Collectors.counting())));
    }
}
