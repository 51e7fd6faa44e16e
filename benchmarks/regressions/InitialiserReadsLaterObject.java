// expect: false(no-data-race)
// note: initialiser reads an object that a later task of the canonical order makes
class D {
    int n;
}

class Reg {
    static volatile D d;
}

class H {
    static int v;
    static {
        D o = Reg.d;
        if (o != null) v = o.n; //~ race with line 30
    }
    static void m() {
    }
}

public class InitialiserReadsLaterObject {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            H.m();
        });
        t.start();
        Thread u = new Thread(() -> {
            D d = new D();
            Reg.d = d;
            d.n = 3;
        });
        u.start();
        t.join();
        u.join();
    }
}
