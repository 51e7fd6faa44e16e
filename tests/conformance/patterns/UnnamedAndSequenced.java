import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class UnnamedAndSequenced {
    sealed interface Shape permits Circle, Rect, Unit {}
    record Circle(double r) implements Shape {}
    record Rect(double w, double h) implements Shape {}
    record Unit() implements Shape {}
    record Line(Shape a, Shape b) {}
    static String d(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 10 -> "big " + i;
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty";
            case String s -> "s " + s.length();
            case Line(Circle(double r), Rect(var w, var h)) -> "line " + (r + w + h);
            case Line(var a, var b) -> "other line";
            case int[] a -> "ints " + a.length;
            default -> "?";
        };
    }
    static double area(Shape s) { return switch (s) { case Circle(double r) -> r * r; case Rect(double w, double h) -> w * h; case Unit() -> 1; }; }
    static String un(Object o) { return switch (o) { case Line(Circle _, _) -> "c"; case Line(_, _) -> "l"; case Integer _ -> "i"; default -> "d"; }; }
    public static void main(String[] args) throws Exception {
        System.out.println(d(null) + d(11) + d(1) + d("") + d("ab") + d(new Line(new Circle(1), new Rect(2, 3))) + d(new Line(new Unit(), new Unit())) + d(new int[2]) + d(2.0));
        System.out.println(area(new Circle(2)) + area(new Rect(2, 3)) + area(new Unit()));
        System.out.println(un(new Line(new Circle(1), new Unit())) + un(new Line(new Unit(), new Unit())) + un(3) + un("x"));
        Object o = new Line(new Circle(1), new Unit());
        if (o instanceof Line(Circle(var r), var b) && r > 0) System.out.println(r + " " + b);
        if (!(o instanceof Line l)) return;
        System.out.println(l.a());
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>(); m.put("a", 1); m.putFirst("z", 0); m.putLast("a", 5); System.out.println(m + " " + m.firstEntry() + m.lastEntry() + m.pollFirstEntry());
        SequencedMap<String, Integer> sm = new TreeMap<>(m); System.out.println(sm.firstEntry().getKey() + sm.reversed());
        SequencedCollection<Integer> sc = new ArrayList<>(List.of(1, 2)); sc.addFirst(0); sc.addLast(3); System.out.println(sc + "" + sc.getFirst() + sc.getLast() + sc.removeFirst() + sc.removeLast() + sc.reversed());
        SequencedSet<Integer> ss = new LinkedHashSet<>(List.of(1, 2)); ss.addFirst(9); System.out.println(ss + "" + ss.getFirst());
        Deque<Integer> dq = new ArrayDeque<>(List.of(1, 2, 3)); System.out.println(dq.reversed() + "" + dq.reversed().getFirst());
        for (int x : new TreeSet<>(List.of(1, 2)).reversed()) System.out.println(x);
        try { new ArrayList<Integer>().getFirst(); } catch (NoSuchElementException e) { System.out.println("nse"); }
        AtomicInteger n = new AtomicInteger();
        System.out.println(n.get());
        for (var _ : List.of(1, 2)) n.incrementAndGet();
        try { Integer.parseInt("x"); } catch (NumberFormatException _) { System.out.println("nfe"); }
        Map<String, Integer> cm = new HashMap<>(); cm.computeIfAbsent("k", _ -> 7); System.out.println(cm);
        int _ = n.get();
        System.out.println("a".repeat(3) + Math.clamp(15L, 0, 10) + "x-y-z".indexOf('y', 0, 3) + Character.toString(97) + List.of(3, 1).reversed() + String.join(",", new TreeSet<>(Set.of("q")).reversed()));
        Thread.sleep(java.time.Duration.ofMillis(1));
        System.out.println(new StringBuilder("ab").repeat("x", 2) + " " + "hello".chars().filter(c -> c == 'l').count());
        var list = new ArrayList<>(List.of(3, 4)); System.out.println(list.removeLast() + list.getLast());
        System.out.println(new LinkedList<>(List.of(1, 2)).reversed() + "" + List.copyOf(list).getFirst());
    }
}
