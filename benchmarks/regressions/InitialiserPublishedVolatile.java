// expect: false(no-data-race)
// note: object published by the initialiser to a volatile of another class, then mutated
class Reg {
    static volatile D d;
}

class D {
    int x;
}

class H {
    static int v = 1;
    static {
        D o = new D();
        Reg.d = o;
        o.x = 5; //~ race with line 28
    }
}

public class InitialiserPublishedVolatile {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            int r = H.v;
        });
        t.start();
        D o = Reg.d;
        if (o != null) {
            int y = o.x;
        }
        t.join();
    }
}
