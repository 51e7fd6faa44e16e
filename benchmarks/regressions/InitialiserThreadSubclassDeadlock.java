// expect: false(no-deadlock)
// note: class extends Thread; run reads own static; started and joined in static block
class W extends Thread {
    static int n = 1;
    static final W one = new W();
    static {
        one.start();
        try {
            one.join(); //~ deadlock
        } catch (InterruptedException e) {
        }
    }
    public void run() {
        int r = n; //~ deadlock
    }
    static void m() {
    }
}

public class InitialiserThreadSubclassDeadlock {
    public static void main(String[] a) throws Exception {
        W.m();
    }
}
