// expect: false(no-data-race)
// note: initialiser waits; other thread allocates meanwhile; then initialiser reads it
import java.util.concurrent.*;

class Reg {
    static volatile D d;
    static CountDownLatch l = new CountDownLatch(1);
}

class D {
    int x;
}

class H {
    static int v = 1;
    static {
        try {
            Reg.l.await();
        } catch (InterruptedException e) {
        }
        D o = Reg.d;
        v = o.x;
    }
}

public class InitialiserWaitsOtherAllocates {
    public static void main(String[] a) throws Exception {
        Reg.d = null;
        Thread t = new Thread(() -> {
            int r = H.v;
        });
        t.start();
        D o = new D();
        Reg.d = o;
        Reg.l.countDown();
        o.x = 3; //~ race with line 22
        t.join();
    }
}
