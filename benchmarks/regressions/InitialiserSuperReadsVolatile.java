// expect: false(assertion)
// note: superclass's init reads volatile
class Reg {
    static volatile int c;
}

class B {
    static int v = Reg.c;
}

class A extends B {
    static int u = 2;
    static {
        u = 3;
    }
    static void m() {
    }
}

public class InitialiserSuperReadsVolatile {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            Reg.c = 1;
            A.m();
            int q = B.v;
            assert q == 1; //~ assertion
        });
        Thread u = new Thread(() -> {
            A.m();
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
