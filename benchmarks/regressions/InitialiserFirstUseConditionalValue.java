// expect: false(assertion)
// note: main uses H only if s and then does not assert; else T2 or T3 initialises, T3 perhaps before c = 1
class Reg {
    static volatile int s, c;
}

class H {
    static int v = Reg.c;
    static void m() {
    }
}

public class InitialiserFirstUseConditionalValue {
    public static void main(String[] a) throws Exception {
        Thread p = new Thread(() -> {
            Reg.s = 1;
        });
        p.start();
        final boolean b = Reg.s == 1;
        if (b) H.m();
        Thread t = new Thread(() -> {
            Reg.c = 1;
            int q = H.v;
            if (!b) assert q == 1; //~ assertion
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
