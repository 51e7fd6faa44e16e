// bridges and generic defaults.
interface Transformer<A, B> {
    B apply(A a);

    default <C> Transformer<A, C> then(Transformer<? super B, ? extends C> next) {
        return a -> next.apply(apply(a));
    }

    static <T> Transformer<T, T> identity() {
        return t -> t;
    }
}

abstract class Shape<T extends Shape<T>> implements Comparable<T> {
    abstract int size();

    public int compareTo(T o) {
        return size() - o.size();
    }

    @SuppressWarnings("unchecked")
    T self() {
        return (T) this;
    }
}

class Sq extends Shape<Sq> {
    int side;

    int size() {
        return side * side;
    }

    Sq side(int s) {
        side = s;
        return self();
    }
}

class Length implements Transformer<String, Integer> {
    public Integer apply(String s) {
        return s.length();
    }
}

public class GenericInterfaces {
    public static void main(String[] args) {
        Transformer<String, Integer> length = new Length();
        Transformer<String, String> stars = length.then(n -> "*".repeat(n)).then(s -> s + "|");
        System.out.println(stars.apply("four") + Transformer.<Integer>identity().then(n -> n + 1).apply(4));
        System.out.println(new Sq().side(3).compareTo(new Sq().side(2)));
        Comparable<Sq> c = new Sq().side(1);
        System.out.println(c.compareTo(new Sq().side(4)));
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            int r = ((Comparable) new Sq()).compareTo("not a square");
            System.out.println(r);
        } catch (ClassCastException e) {
            System.out.println("ClassCastException");
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        Transformer raw = length;
        System.out.println(raw.apply("raw"));
    }
}
