// initialisers that need each other see defaults.
class X {
    static int a = Y.b + 1;

    static {
        System.out.println("X " + a + " " + Y.b);
    }
}

class Y {
    static int b = X.a + 1;

    static {
        System.out.println("Y " + b + " " + X.a);
    }
}

class Z {
    static int early = late();
    static int later = 5;

    static int late() {
        return later;
    }
}

public class StaticCycle {
    public static void main(String[] args) {
        System.out.println(X.a + " " + Y.b);
        System.out.println(Z.early + " " + Z.later);
    }
}
