import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class ManyStreams {
    enum Op implements IntBinaryOperator { ADD("+") { public int applyAsInt(int a, int b) { return a + b; } }, MUL("*") { public int applyAsInt(int a, int b) { return a * b; } }; final String sym; Op(String s) { sym = s; } static Optional<Op> of(String s) { return Arrays.stream(values()).filter(o -> o.sym.equals(s)).findFirst(); } }
    interface Shape { double area(); default String describe() { return String.format("%s[%.2f]", getClass().getSimpleName(), area()); } static Shape unit() { return () -> 1.0; } private int hidden() { return 3; } default int h() { return hidden(); } }
    record Circle(double r) implements Shape { Circle { if (r < 0) throw new IllegalArgumentException("r<0: " + r); } public double area() { return Math.PI * r * r; } static Circle of(double d) { return new Circle(d / 2); } }
    record Rect(double w, double h2) implements Shape { Rect(double s) { this(s, s); } public double area() { return w * h2; } }
    static <T, R extends Comparable<R>> List<T> sortBy(Collection<? extends T> c, Function<? super T, ? extends R> f) { List<T> l = new ArrayList<>(c); l.sort((a, b) -> f.apply(a).compareTo(f.apply(b))); return l; }
    public static void main(String[] args) {
        System.out.println(Op.of("*").map(o -> o.applyAsInt(6, 7)).orElse(-1) + " " + Op.of("?").isPresent() + " " + Op.ADD + " " + Op.valueOf("MUL").getDeclaringClass().getSimpleName());
        List<Shape> shapes = List.of(new Circle(1), new Rect(2, 3), new Rect(1.5));
        for (Shape s : sortBy(shapes, Shape::area)) System.out.println(s.describe() + " " + s.h());
        System.out.println(new Rect(1, 2) + " " + new Rect(1, 2).equals(new Rect(1.0, 2.0)) + " " + Circle.of(4).r());
        try { new Circle(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Map<Boolean, List<Integer>> parts = IntStream.rangeClosed(1, 10).boxed().collect(Collectors.partitioningBy(i -> i % 3 == 0));
        System.out.println(parts);
        TreeMap<String, Integer> lens = Stream.of("pear", "fig", "apple").collect(Collectors.toMap(Function.identity(), String::length, (a, b) -> a, TreeMap::new)); System.out.println(lens);
        System.out.println(Stream.iterate(1, x -> x * 2).limit(8).map(String::valueOf).collect(Collectors.joining("|", "<", ">")));
        System.out.println(IntStream.of(3, 1, 2).sorted().mapToObj(Integer::toString).collect(Collectors.toList()));
        System.out.println(Stream.of(1, 2, 3, 4).reduce(0, Integer::sum) + " " + IntStream.range(0, 5).summaryStatistics());
        BiFunction<Integer, Integer, Integer> f = Math::max; UnaryOperator<String> up = String::toUpperCase; Supplier<List<String>> sup = ArrayList::new;
        List<String> l = sup.get(); l.add(up.apply("x")); System.out.println(f.andThen(x -> x * 2).apply(3, 4) + l.toString());
        System.out.println(Stream.of("a,b", "c").flatMap(s -> Arrays.stream(s.split(","))).map(s -> s + s).toList());
        Predicate<String> p = String::isEmpty; System.out.println(p.negate().or(s -> s == null).test("") + " " + p.and(s -> true).test(""));
    }
}
