import java.util.*;
import java.util.function.*;
public class SwitchPatterns {
    sealed interface Shape permits Circle, Rect, Tri {}
    record Circle(double r) implements Shape {}
    record Rect(double w, double h) implements Shape {}
    record Tri(Point a, Point b, Point c) implements Shape {}
    record Point(int x, int y) { public int x() { calls++; return x; } }
    record Box<T>(T value) {}
    record Pair<A, B>(A first, B second) {}
    sealed interface Opt<T> {}
    record Some<T>(T it) implements Opt<T> {}
    record None<T>() implements Opt<T> {}
    enum Color { RED, GREEN, BLUE }
    static int calls;
    static double area(Shape s) {
        return switch (s) {
            case Circle c -> Math.round(c.r() * c.r() * 3);
            case Rect(double w, double h) when w == h -> -w;
            case Rect(var w, var h) -> w * h;
            case Tri(Point(int ax, int ay), Point b, var c) -> ax + ay + b.y() + c.x();
        };
    }
    static String kind(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 10 -> "big " + i;
            case Integer i -> "int " + (i + 1);
            case String s when s.isEmpty() -> "empty";
            case String s -> "str " + s.length();
            case Color c when c == Color.RED -> "red";
            case Color c -> "color " + c.ordinal();
            case int[] a -> "ints " + a.length;
            case Box(String s) -> "box of " + s.toUpperCase();
            case Box(Integer i) when i < 0 -> "neg box";
            case Box<?>(var v) -> "box " + v;
            case Pair(Box(var x), Pair(Integer a, Integer b)) -> "deep " + x + (a + b);
            case Pair<?, ?> p -> "pair";
            case List<?> l when l.size() > 2 -> "long list";
            case Collection<?> c -> "coll";
            default -> o.getClass().getSimpleName();
        };
    }
    static String str(String s) { switch (s) { case "a", "b": return "ab"; case null: return "nul"; case String t when t.length() > 3: return "long"; default: return "other"; } }
    static String col(Color c) { return switch (c) { case RED -> "r"; case null -> "n"; case GREEN, BLUE -> "gb"; }; }
    static String num(Integer n) { return switch (n) { case 1, 2 -> "small"; case Integer i when i % 2 == 0 -> "even " + i; case Integer i -> "odd " + i; }; }
    static String chr(Character c) { return switch (c) { case 'a' -> "first"; case null, default -> "rest"; }; }
    static <T> String opt(Opt<T> o, Function<T, String> f) { return switch (o) { case Some<T>(var t) -> f.apply(t); case None<T> n -> "none"; }; }
    static int stmt(Object o) { switch (o) { case Integer i -> { if (i == 0) break; return i; } case String s -> { return s.length(); } default -> {} } return -1; }
    static int total(Shape s) { switch (s) { case Circle c: return 1; case Rect r: return 2; case Tri t: return 3; } }
    public static void main(String[] args) {
        System.out.println(area(new Circle(2)) + " " + area(new Rect(3, 3)) + " " + area(new Rect(2, 5)) + " " + area(new Tri(new Point(1, 2), new Point(3, 4), new Point(5, 6))) + " " + calls);
        Object[] all = {null, 5, 50, "", "abc", Color.RED, Color.BLUE, new int[3], new Box<>("q"), new Box<>(-4), new Box<>(4.5), new Box<>(null), new Pair<>(new Box<>('c'), new Pair<>(1, 2)), new Pair<>(1, 2), List.of(1, 2, 3), Set.of(1), 4L, new Object[0]};
        for (Object o : all) System.out.println(kind(o));
        for (String s : new String[]{"a", null, "abcdef", "zz"}) System.out.print(str(s) + " "); System.out.println();
        for (Color c : new Color[]{Color.RED, null, Color.BLUE}) System.out.print(col(c) + " "); System.out.println();
        for (int n : new int[]{1, 2, 8, 9}) System.out.print(num(n) + " "); System.out.println(chr('a') + chr(null) + chr('z'));
        System.out.println(opt(new Some<>(42), i -> "v" + (i + 1)) + opt(new None<String>(), s -> s));
        System.out.println(stmt(0) + " " + stmt(7) + " " + stmt("four") + " " + stmt(1.0) + total(new Rect(1, 1)));
        Object p = new Pair<>("k", new Point(7, 8));
        if (p instanceof Pair(String k, Point(var x, var y)) && x < y) System.out.println(k + x + y);
        if (!(p instanceof Pair(Integer k, var v))) System.out.println("no match"); 
        Pair<String, Integer> typed = new Pair<>("t", 9); if (typed instanceof Pair(var a, var b)) System.out.println(a.length() + b);
        Supplier<String> sup = p instanceof Pair<?, ?>(String k, var v) ? () -> k + v : () -> "?"; System.out.println(sup.get());
        try { num(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        for (int i = 0; i < 3; i++) { Object o = i == 1 ? "s" : i; Runnable r = switch (o) { case Integer n when n > 1 -> () -> System.out.print("n" + n); case Integer n -> () -> System.out.print("m" + n); default -> () -> System.out.print("d" + o); }; r.run(); }
        System.out.println();
    }
}
