import java.util.ArrayList;
import java.util.List;

// generic classes, several parameters, static generic methods, raw types.
class Box<T> {
    private T value;

    Box(T value) {
        this.value = value;
    }

    T get() {
        return value;
    }

    void set(T v) {
        value = v;
    }

    <R> Box<R> map(java.util.function.Function<? super T, ? extends R> f) {
        return new Box<>(f.apply(value));
    }

    static <E> Box<E> of(E e) {
        return new Box<E>(e);
    }

    boolean same(Box<?> other) {
        return value.equals(other.value);
    }

    @Override
    public String toString() {
        return "[" + value + "]";
    }
}

class Pair<A extends Comparable<A>, B> extends Box<A> {
    final B second;

    Pair(A a, B b) {
        super(a);
        second = b;
    }

    A larger(A other) {
        return get().compareTo(other) >= 0 ? get() : other;
    }
}

class IntBox extends Box<Integer> {
    IntBox(int i) {
        super(i);
    }

    @Override
    Integer get() {
        return super.get() + 1;
    }
}

public class Classes {
    public static void main(String[] args) {
        Box<Integer> b = Box.of(41);
        int n = b.get() + 1;
        b.set(b.get() * 2);
        System.out.println(n + " " + b + " " + b.map(x -> "s" + x).get().length() + " " + b.same(new Box<>(82)));
        Pair<String, List<Integer>> p = new Pair<>("k", new ArrayList<>());
        p.second.add(5);
        System.out.println(p.larger("z") + p.larger("a") + p.second.get(0));
        Box<Integer> ib = new IntBox(9);
        System.out.println(ib.get() + " " + ib);
        @SuppressWarnings({"rawtypes", "unchecked"})
        Box raw = ib;
        raw.set("polluted");
        try {
            int bad = b.getClass() == raw.getClass() ? 0 : ib.get();
            System.out.println(bad);
        } catch (ClassCastException e) {
            System.out.println("ClassCastException");
        }
        Box<Box<Box<String>>> deep = new Box<>(new Box<>(new Box<>("deep")));
        System.out.println(deep.get().get().get().length() + " " + deep);
        Box<int[]> arr = new Box<>(new int[] {7});
        arr.get()[0]++;
        System.out.println(arr.get()[0]);
    }
}
