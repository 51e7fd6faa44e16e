// expect: false(no-data-race)
// note: published in synchronized list; object mutated in initialiser; reader under the same monitor
import java.util.*;

class Reg {
    static final Object lock = new Object();
    static D d;
}

class D {
    int x;
}

class H {
    static int v = 1;
    static {
        D o = new D();
        synchronized (Reg.lock) {
            Reg.d = o;
        }
        o.x = 5; //~ race with line 36
    }
}

public class InitialiserPublishedMonitor {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            int r = H.v;
        });
        t.start();
        D o;
        synchronized (Reg.lock) {
            o = Reg.d;
        }
        if (o != null) {
            int y = o.x;
        }
        t.join();
    }
}
