// expect: false(no-data-race)
// note: main uses H only if s; else t or u initialises
class Reg {
    static volatile int s;
    static int x;
}

class H {
    static int v;
    static {
        v = Reg.x;
    }
    static void m() {
    }
}

public class InitialiserFirstUseConditionalRace {
    public static void main(String[] a) throws Exception {
        Thread p = new Thread(() -> {
            Reg.s = 1;
        });
        p.start();
        if (Reg.s == 1) H.m();
        Thread t = new Thread(() -> {
            Reg.x = 1; //~ race with line 11
            H.m();
        });
        Thread u = new Thread(() -> {
            H.m();
        });
        t.start();
        u.start();
        t.join();
        u.join();
        p.join();
    }
}
