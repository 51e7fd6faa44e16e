// a varargs component in all constructors.
record Row(String name, Integer... cells) {
    Row {
        if (cells.length > 3) {
            throw new IllegalArgumentException("too many: " + cells.length);
        }
    }

    Row(int n) {
        this("n" + n, n, n);
    }

    int sum() {
        int s = 0;
        for (int c : cells) {
            s += c;
        }
        return s;
    }

    boolean equals(Row other) {
        return other != null && name.equals(other.name);
    }
}

public class Varargs {
    public static void main(String[] args) {
        Row a = new Row("a", 1, 2, 3), b = new Row("b"), c = new Row(4);
        System.out.println(a.sum() + " " + b.cells().length + " " + c.sum() + " " + c.name());
        System.out.println(a.equals(new Row("a")) + " " + a.equals((Object) new Row("a")) + " " + a.equals((Object) a));
        try {
            new Row("x", 1, 2, 3, 4);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
