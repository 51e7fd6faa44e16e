// expect: false(no-data-race)
// note: superclass's init starts a thread that reads x
class Reg {
    static int x;
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

class A extends B {
    static int u = 2;
    static {
        u = 3;
    }
    static void m() {
    }
}

public class InitialiserSuperStartsThreadRace {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            Reg.x = 1; //~ race with line 12
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
