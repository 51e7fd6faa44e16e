// expect: true
// note: main class is a Thread; run waits for the end of the initialiser, which writes x after the start
public class InitialiserMainIsThread extends Thread {
    static int x;
    static final InitialiserMainIsThread m = new InitialiserMainIsThread();
    static {
        m.start();
        x = 5;
    }
    public void run() {
        assert x == 5;
    }
    public static void main(String[] a) throws Exception {
        m.join();
    }
}
