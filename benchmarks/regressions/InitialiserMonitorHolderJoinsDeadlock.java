// expect: false(no-deadlock)
// note: A's init takes l1; T2 holds l1 and joins T3, who uses A
class Reg {
    static final Object l1 = new Object();
}

class A {
    static int w;
    static {
        synchronized (Reg.l1) { //~ deadlock
            w = 1;
        }
    }
    static void m() {
    }
}

public class InitialiserMonitorHolderJoinsDeadlock {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            A.m();
        });
        t.start();
        Thread u = new Thread(() -> {
            A.m(); //~ deadlock
        });
        synchronized (Reg.l1) {
            u.start();
            u.join(); //~ deadlock
        }
        t.join();
    }
}
