// compact, canonical and further constructors.
record Range(int lo, int hi) {
    static int made = 0;

    Range {
        if (lo > hi) {
            int t = lo;
            lo = hi;
            hi = t;
        }
        made++;
    }

    Range(int hi) {
        this(0, hi);
    }

    static Range of(int a) {
        return new Range(a, a);
    }

    int length() {
        return hi - lo;
    }
}

record Name(String first, String last) {
    Name(String first, String last) {
        this.first = java.util.Objects.requireNonNull(first, "first");
        this.last = last == null ? "?" : last;
    }

    @Override
    public String toString() {
        return first + " " + last;
    }

    public String first() {
        return first.toUpperCase();
    }
}

record Positive(int value) {
    Positive {
        if (value <= 0) {
            throw new IllegalArgumentException("not positive: " + value);
        }
    }
}

public class Constructors {
    public static void main(String[] args) {
        System.out.println(new Range(5, 2) + " " + new Range(7).length() + " " + Range.of(3) + " " + Range.made);
        Name n = new Name("Ada", null);
        System.out.println(n + " " + n.first() + " " + n.last());
        try {
            new Name(null, "x");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(new Positive(3));
            new Positive(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(n.equals(new Name("Ada", "?")) + " " + n.hashCode());
    }
}
