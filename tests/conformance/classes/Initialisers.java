// instance initialisers, exceptions in constructors, chained assignment.
class Counter {
    static int live;
    int[] data = new int[] {1, 2, 3};
    int total;

    {
        for (int d : data) {
            total += d;
        }
        live++;
    }

    Counter(boolean fail) {
        if (fail) {
            throw new IllegalStateException("total " + total);
        }
        live += 100;
    }
}

public class Initialisers {
    public static void main(String[] args) {
        try {
            new Counter(false);
            new Counter(true);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Counter.live);
        }
    }
}
