// expect: unknown(unwinding)
// note: Each gives way to the other one for ever: no execution ends, though both loops are meant to.

public class PoliteForEver {
    static volatile int turn;

    static void eat(int me) {
        while (turn != 2) {
            if (turn == me) {
                turn = 1 - me;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> eat(0)).start();
        new Thread(() -> eat(1)).start();
    }
}
