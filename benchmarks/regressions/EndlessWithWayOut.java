// expect: false(no-deadlock)
// note: A loop with a way out that is never taken waits for it.

public class EndlessWithWayOut {
    static volatile boolean full;

    public static void main(String[] args) throws InterruptedException {
        Thread eater = new Thread(() -> {
            while (true) { if (full) { break; } } //~ deadlock
        });
        eater.start();
        eater.join(); //~ deadlock
    }
}
