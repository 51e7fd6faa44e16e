// expect: false(assertion)
// note: as AA5 with ReentrantLock
import java.util.concurrent.locks.*;

class R {
    static final ReentrantLock l = new ReentrantLock();
}

class H {
    static final boolean v = R.l.isHeldByCurrentThread();
    static void m() {
    }
}

public class InitialiserHoldsReentrantLock {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            R.l.lock();
            try {
                assert H.v; //~ assertion
            } finally {
                R.l.unlock();
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
