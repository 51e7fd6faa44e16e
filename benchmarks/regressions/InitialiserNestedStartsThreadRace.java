// expect: false(no-data-race)
// note: A's init uses B, B's init starts a thread that reads x
class Reg {
    static int x;
}

class A {
    static int v = B.v;
    static void m() {
    }
}

class B {
    static int v = 1;
    static Thread w;
    static {
        w = new Thread(() -> {
            int y = Reg.x;
        });
        w.start();
    }
}

public class InitialiserNestedStartsThreadRace {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            Reg.x = 1; //~ race with line 18
            A.m();
        });
        Thread u = new Thread(() -> {
            A.m();
        });
        t.start();
        u.start();
        t.join();
        u.join();
        B.w.join();
    }
}
