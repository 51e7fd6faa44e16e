// expect: false(assertion)
// note: n may be 2: T1 turns twice before it sees stop
class D {
    volatile int n;
}

class Reg {
    static volatile D d;
    static volatile boolean stop;
}

public class LoopWritesLaterObject {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            boolean s;
            do {
                D o = Reg.d;
                if (o != null) o.n++;
                s = Reg.stop;
            } while (!s);
        });
        t.start();
        Thread u = new Thread(() -> {
            Reg.d = new D();
            Reg.stop = true;
        });
        u.start();
        t.join();
        u.join();
        assert Reg.d.n <= 1; //~ assertion
    }
}
