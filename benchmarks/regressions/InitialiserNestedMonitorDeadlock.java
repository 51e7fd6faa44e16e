// expect: false(no-deadlock)
// note: nested: A's init calls B's init, which takes the monitor; A used under the monitor
class Reg {
    static final Object l = new Object();
}

class A {
    static int v = B.w;
    static void m() {
    }
}

class B {
    static int w;
    static {
        synchronized (Reg.l) { //~ deadlock
            w = 1;
        }
    }
}

public class InitialiserNestedMonitorDeadlock {
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
