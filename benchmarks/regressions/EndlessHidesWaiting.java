// expect: unknown(unwinding)
// note: Two hand a token to and fro for ever, and a third one waits for it; but some schedules end.

public class EndlessHidesWaiting {
    static volatile int turn;
    static volatile boolean stop;

    static void hand(int me) {
        while (!stop) {
            if (turn == me) {
                turn = 1 - me;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> hand(0)).start();
        new Thread(() -> hand(1)).start();
        if (turn == 0) {
            while (turn != 2) {
            }
        }
        stop = true;
    }
}
