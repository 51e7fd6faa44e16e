// expect: false(no-data-race)
// note: A's init makes an object; B's init hands it to a thread that B starts; A's init then mutates it
class D {
    int x;
}

class A {
    static D d = new D();
    static int v = B.w;
    static {
        d.x = 3; //~ race with line 22
    }
    static void m() {
    }
}

class B {
    static int w = 1;
    static {
        D o = A.d;
        Thread t = new Thread(() -> {
            int y = o.x;
        });
        t.start();
    }
}

public class InitialiserNestedSpawnRace {
    public static void main(String[] a) throws Exception {
        A.m();
    }
}
