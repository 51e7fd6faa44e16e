import java.util.*;

// bounds that give access to methods.
interface Weighted {
    int weight();
}

class Box<T extends Weighted & Comparable<T>> {
    private final List<T> items = new ArrayList<>();

    Box<T> add(T t) {
        items.add(t);
        return this;
    }

    int total() {
        int s = 0;
        for (T t : items) s += t.weight();
        return s;
    }

    T heaviest() {
        T best = items.get(0);
        for (T t : items) if (t.compareTo(best) > 0) best = t;
        return best;
    }
}

record Stone(int weight) implements Weighted, Comparable<Stone> {
    public int compareTo(Stone o) {
        return weight - o.weight;
    }
}

public class Bounded {
    public static void main(String[] args) {
        Box<Stone> b = new Box<Stone>().add(new Stone(3)).add(new Stone(9)).add(new Stone(4));
        System.out.println(b.total() + " " + b.heaviest() + " " + b.heaviest().weight());
    }
}
