// accessors, equals, hashCode, toString.
record Point(int x, int y) {
}

record Named(String name, double value, char c, long l, boolean b, Point p) {
}

record Empty() {
}

public class Basics {
    public static void main(String[] args) {
        Point p = new Point(3, -4);
        Point q = new Point(3, -4);
        System.out.println(p + " " + p.x() + " " + p.y() + " " + p.equals(q) + " " + (p == q) + " " + (p.hashCode() == q.hashCode()) + " " + p.hashCode());
        System.out.println(p.equals(null) + " " + p.equals("Point[x=3, y=-4]") + " " + p.equals(new Point(3, 4)));
        Named n = new Named("n", 1.5, 'c', 1L << 33, true, p);
        System.out.println(n);
        System.out.println(n.hashCode() + " " + n.equals(new Named("n", 1.5, 'c', 1L << 33, true, q)) + " " + n.equals(new Named(null, 1.5, 'c', 1L << 33, true, q)));
        System.out.println(new Named(null, -0.0, 'x', 0, false, null));
        System.out.println(new Named(null, -0.0, 'x', 0, false, null).equals(new Named(null, 0.0, 'x', 0, false, null)));
        System.out.println(new Named("", Double.NaN, 'x', 0, false, null).equals(new Named("", Double.NaN, 'x', 0, false, null)));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        java.util.Set<Point> set = new java.util.HashSet<>();
        set.add(p);
        System.out.println(set.contains(q) + " " + set.add(q) + " " + set.size());
    }
}
