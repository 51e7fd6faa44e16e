// expect: false(assertion)
// note: Thread subclass with a volatile stop flag, found by another thread: the classic
class W extends Thread {
    volatile boolean stop;
    public void run() {
        if (stop) G.n = 1;
    }
}

class G {
    static volatile W w;
    static volatile int n;
}

public class HandedOverVolatileStop {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            W q = G.w;
            if (q != null) q.stop = true;
        });
        Thread u = new Thread(() -> {
            W q = new W();
            G.w = q;
        });
        t.start();
        u.start();
        t.join();
        u.join();
        W w = G.w;
        w.start();
        w.join();
        assert G.n == 0; //~ assertion
    }
}
