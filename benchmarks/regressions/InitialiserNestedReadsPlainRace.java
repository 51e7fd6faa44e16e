// expect: false(no-data-race)
// note: A's init uses B, B's init reads a plain field
class Reg {
    static int c;
}

class A {
    static int v = B.v;
    static void m() {
    }
}

class B {
    static int v = Reg.c;
}

public class InitialiserNestedReadsPlainRace {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            Reg.c = 1; //~ race with line 14
            int q = A.v;
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
