// expect: false(no-deadlock)
// note: superclass initialiser takes the monitor under which the subclass is used
class Reg {
    static final Object l = new Object();
}

class B {
    static int w;
    static {
        synchronized (Reg.l) { //~ deadlock
            w = 1;
        }
    }
}

class A extends B {
    static int v = 2;
    static {
        v = 3;
    }
    static void m() {
    }
}

public class InitialiserSuperMonitorDeadlock {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            A.m();
        });
        t.start();
        synchronized (Reg.l) {
            A.m(); //~ deadlock
        }
        t.join();
    }
}
