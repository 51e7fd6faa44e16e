// expect: true
// note: the thread's instance method waits for the end of the initialiser: reads 5, no race
class A {
    static int x;
    static {
        A a = new A();
        Thread t = new Thread(new R(a));
        t.start();
        x = 5;
    }
    int get() {
        return x;
    }
    static void m() {
    }
}

class R implements Runnable {
    final A a;
    R(A a) {
        this.a = a;
    }
    public void run() {
        int r = a.get();
        assert r == 5;
    }
}

public class InitialiserInstanceMethodWaits {
    public static void main(String[] a) throws Exception {
        A.m();
    }
}
