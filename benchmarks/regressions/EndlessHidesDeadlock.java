// expect: unknown(unwinding)
// note: Two hand a token to and fro for ever, beside two that wait for each other.

public class EndlessHidesDeadlock {
    static volatile int turn;

    static void hand(int me) {
        while (true) {
            while (turn != me) {
            }
            turn = 1 - me;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> hand(0)).start();
        new Thread(() -> hand(1)).start();
        Object a = new Object();
        Object b = new Object();
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                }
            }
        }).start();
        synchronized (b) {
            synchronized (a) {
            }
        }
    }
}
