import java.util.ArrayList;
import java.util.List;

// generic records, records with interfaces, nested and local records.
record Pair<A, B>(A first, B second) {
    static <X> Pair<X, X> twin(X x) {
        return new Pair<>(x, x);
    }

    <C> Pair<A, C> withSecond(C c) {
        return new Pair<>(first, c);
    }

    Pair<B, A> swap() {
        return new Pair<>(second, first);
    }
}

interface Area {
    double area();

    default String shown() {
        return getClass().getSimpleName() + ":" + area();
    }
}

record Circle(double r) implements Area {
    public double area() {
        return r * r * 3;
    }
}

record Rect(double w, double h) implements Area, Comparable<Rect> {
    public double area() {
        return w * h;
    }

    public int compareTo(Rect o) {
        return Double.compare(area(), o.area());
    }
}

record Tree(int value, Tree left, Tree right) {
    int sum() {
        return value + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
    }
}

public class Generic {
    public static void main(String[] args) {
        Pair<String, Integer> p = new Pair<>("a", 1);
        System.out.println(p.swap() + " " + p.withSecond(2.5) + " " + Pair.twin('x') + " " + p.swap().swap().equals(p));
        int n = p.second() + 1;
        System.out.println(n);
        for (Area a : new Area[] {new Circle(2), new Rect(2, 3)}) {
            System.out.println(a.shown());
        }
        List<Rect> rects = new ArrayList<>(List.of(new Rect(3, 3), new Rect(1, 2), new Rect(2, 2)));
        java.util.Collections.sort(rects);
        System.out.println(rects);
        System.out.println(new Tree(1, new Tree(2, null, null), new Tree(3, null, new Tree(4, null, null))).sum());
        record Local(String key, int count) {
            Local inc() {
                return new Local(key, count + 1);
            }
        }
        System.out.println(new Local("k", 1).inc().inc());
    }
}
