// expect: false(no-deadlock)
// note: main uses H only if s; else t initialises holding nothing, u uses it under the monitor
class Reg {
    static volatile int s;
    static final Object l = new Object();
}

class H {
    static int v;
    static {
        synchronized (Reg.l) { //~ deadlock
            v = 1;
        }
    }
    static void m() {
    }
}

public class InitialiserFirstUseConditionalDeadlock {
    public static void main(String[] a) throws Exception {
        Thread p = new Thread(() -> {
            Reg.s = 1;
        });
        p.start();
        if (Reg.s == 1) H.m();
        Thread t = new Thread(() -> {
            H.m();
        });
        Thread u = new Thread(() -> {
            synchronized (Reg.l) {
                H.m(); //~ deadlock
            }
        });
        t.start();
        u.start();
        t.join(); //~ deadlock
        u.join();
        p.join();
    }
}
