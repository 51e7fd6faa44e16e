// expect: true
// note: class extends Thread; run waits for the end of the static block
class W extends Thread {
    static int n;
    static final W one = new W();
    static {
        one.start();
        n = 5;
    }
    public void run() {
        assert n == 5;
    }
    static void m() {
    }
}

public class InitialiserThreadSubclassWaits {
    public static void main(String[] a) throws Exception {
        W.m();
        W.one.join();
    }
}
