// expect: true
// note: Arrays and texts have monitors, too; a notification in that of another array wakes nobody.
public class WaitOnArray {
    static final String TURN = "turn";
    static boolean done;

    public static void main(String[] args) throws InterruptedException {
        int[] shared = {0};
        int[] other = {0};
        Thread t = new Thread(() -> {
            synchronized (other) {
                other.notifyAll();
            }
            synchronized (shared) {
                shared[0] = 1;
                shared.notify();
            }
            synchronized ("turn") {
                done = true;
                "turn".notify();
            }
        });
        t.start();
        synchronized (shared) {
            while (shared[0] == 0) {
                shared.wait();
            }
            assert shared[0] == 1;
        }
        synchronized (TURN) {
            while (!done) {
                TURN.wait();
            }
        }
    }
}
