// expect: false(assertion)
// note: A's init uses B, B's init reads a volatile: who runs it matters
class Reg {
    static volatile int c;
}

class A {
    static int v = B.v;
    static void m() {
    }
}

class B {
    static int v = Reg.c;
}

public class InitialiserNestedReadsVolatile {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            Reg.c = 1;
            int q = A.v;
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
