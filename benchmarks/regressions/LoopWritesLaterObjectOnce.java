// expect: false(assertion)
// note: o.n volatile written 1 in an iteration that goes on, main reads it
class D {
    volatile int n;
}

class Reg {
    static volatile D d;
    static volatile boolean stop;
}

public class LoopWritesLaterObjectOnce {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            boolean s;
            do {
                D o = Reg.d;
                s = Reg.stop;
                if (o != null && !s) o.n = 1;
            } while (!s);
        });
        t.start();
        Thread u = new Thread(() -> {
            D d = new D();
            Reg.d = d;
            Reg.stop = true;
        });
        u.start();
        t.join();
        u.join();
        assert Reg.d.n == 0; //~ assertion
    }
}
