// this(...), super(...), overloads and defaults.
class Box {
    static int made;
    final int w;
    final int h;
    int id = ++made;

    Box() {
        this(1);
    }

    Box(int s) {
        this(s, s);
    }

    Box(int w, int h) {
        this.w = w;
        this.h = h;
    }

    Box(Box other) {
        this(other.w, other.h);
        id = -id;
    }

    public String toString() {
        return w + "x" + h + "#" + id;
    }
}

class Cube extends Box {
    int d;

    Cube(int s) {
        super(s);
        d = w + id;
    }

    Cube(int a, int... more) {
        super(a, more.length);
        for (int m : more) {
            d += m;
        }
    }
}

class Implicit extends Box {
}

public class Constructors {
    public static void main(String[] args) {
        System.out.println(new Box() + " " + new Box(2) + " " + new Box(3, 4) + " " + new Box(new Box(5)));
        System.out.println(new Cube(2).d + " " + new Cube(1, 2, 3).d + " " + new Cube(9, new int[0]).d);
        System.out.println(new Implicit() + " " + Box.made);
    }
}
