// expect: false(no-data-race)
// note: volatile done flag in handed-over object makes main skip a join edge): main reads flag after finish; the flag decides which plain access happens
class P {
    volatile boolean f;
}

class G {
    static volatile P r;
    static int x;
}

public class HandedOverVolatileRace {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            P q = G.r;
            if (q != null) q.f = true;
        });
        Thread u = new Thread(() -> {
            G.r = new P();
        });
        t.start();
        u.start();
        t.join();
        u.join();
        if (G.r.f) {
            Thread w = new Thread(() -> {
                G.x = 1; //~ race with line 30
            });
            w.start();
            G.x = 2;
            w.join();
        }
    }
}
