// records: compact constructors, static members, nested, generic, interfaces, equality and text.
import java.util.*;
import java.util.function.*;
public class RecordForms {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;
        Point {
            if (x < 0) throw new IllegalArgumentException("x=" + x);
            made++;
        }
        Point(int v) {
            this(v, v);
        }
        double dist() {
            return Math.sqrt(x * x + y * y);
        }
        public int compareTo(Point o) {
            return Comparator.comparingInt(Point::x).thenComparingInt(Point::y).compare(this, o);
        }
        static Point of(String s) {
            String[] p = s.split(",");
            return new Point(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }
        Point withX(int nx) {
            return new Point(nx, y);
        }
    }
    record Named<T>(String name, T value) {
        @Override public String toString() {
            return name + "->" + value;
        }
        <R> Named<R> map(Function<? super T, ? extends R> f) {
            return new Named<>(name, f.apply(value));
        }
    }
    record All(byte b, short s, int i, long l, float f, double d, char c, boolean z, String t, int[] a) { }
    record Empty() { }
    record Node(int v, Node next) {
        int sum() {
            return v + (next == null ? 0 : next.sum());
        }
    }
    record Vararg(int... xs) {
        int n() {
            return xs.length;
        }
    }
    record Acc(int v) {
        public int v() {
            return v * 10;
        }
    }
    sealed interface Shape permits Circle, Square {
        double area();
    }
    record Circle(double r) implements Shape {
        public double area() {
            return 3 * r * r;
        }
    }
    record Square(double s) implements Shape {
        public double area() {
            return s * s;
        }
    }
    record Pair<A extends Comparable<A>, B>(A a, B b) { }
    record Mut(List<Integer> l) {
        Mut {
            l = List.copyOf(l);
        }
    }
    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + p.y() + " " + p.dist() + p.equals(new Point(3, 4)) + p.equals(null) + (p.hashCode() == new Point(3, 4).hashCode()) + p.hashCode() + Point.ORIGIN + Point.made + new Point(7) + Point.of("5,6").withX(1));
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Named<>("n", List.of(1)) + " " + new Named<>("k", 5).map(v -> v + 0.5));
        int[] arr = {1};
        All a = new All((byte) 1, (short) 2, 3, 4L, 5f, 6.0, 'c', true, "t", arr);
        All b = new All((byte) 1, (short) 2, 3, 4L, 5f, 6.0, 'c', true, "t", arr);
        System.out.println(a.equals(b) + " " + a.toString().startsWith("All[b=1, s=2, i=3, l=4, f=5.0, d=6.0, c=c, z=true, t=t, a=[I@") + (a.hashCode() == b.hashCode()));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
        System.out.println(new Node(1, new Node(2, null)) + " " + new Node(1, new Node(2, null)).sum());
        System.out.println(new Vararg(1, 2).n() + new Vararg().n() + " " + new Acc(2).v() + new Acc(2) + new Acc(2).equals(new Acc(2)));
        List<Shape> shapes = List.of(new Circle(1), new Square(2));
        double t = 0;
        for (Shape s : shapes) if (s instanceof Circle c) t += c.r();
        else if (s instanceof Square q && q.s() > 1) t += q.area();
        System.out.println(t + " " + shapes);
        List<Point> ps = new ArrayList<>(List.of(new Point(2, 1), new Point(1, 9), new Point(1, 2)));
        Collections.sort(ps);
        System.out.println(ps + " " + new HashSet<>(List.of(new Point(1), new Point(2))).contains(new Point(2)) + new Pair<>("a", null));
        Map<Point, String> m = new HashMap<>();
        m.put(new Point(1, 1), "a");
        m.put(new Point(1), "b");
        System.out.println(m);
        List<Integer> src = new ArrayList<>(List.of(1));
        Mut mu = new Mut(src);
        src.add(2);
        System.out.println(mu);
        record Local(String s) {
            Local {
                s = s.trim();
            }
        }
        System.out.println(new Local("  x ") + " " + new Local("x").equals(new Local(" x")));
        System.out.println(new Circle(Double.NaN).equals(new Circle(Double.NaN)) + " " + new Circle(0.0).equals(new Circle(-0.0)) + new Circle(1.5).hashCode() + " " + Objects.hash(1, 2) + new Named<>("q", null).hashCode());
        Supplier<Point> s = () -> new Point(9);
        System.out.println(s.get().x());
        Function<Point, Integer> fx = Point::x;
        BiFunction<Integer, Integer, Point> mk = Point::new;
        System.out.println(fx.apply(mk.apply(8, 1)));
        Object o = p;
        if (o instanceof Point q && q.x() == 3 && !(q.y() < 0)) System.out.println("pattern " + q.y());
        if (!(o instanceof Point z)) throw new Error();
        System.out.println(z.x());
    }
}
