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
        Runnable use = () -> {
            A.m(); //~ deadlock
        };
        Thread t = new Thread(use);
        t.start();
        Thread u = new Thread(use);
        synchronized (Reg.l1) {
            u.start();
            u.join(); //~ deadlock
        }
        t.join();
    }
}
