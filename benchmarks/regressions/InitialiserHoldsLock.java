// expect: false(assertion)
// note: /deadlock: (initialiser asks whether the lock is held
class R {
    static final Object l = new Object();
}

class H {
    static final boolean v = Thread.holdsLock(R.l);
    static void m() {
    }
}

public class InitialiserHoldsLock {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (R.l) {
                assert H.v; //~ assertion
            }
        });
        Thread u = new Thread(() -> {
            H.m();
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
