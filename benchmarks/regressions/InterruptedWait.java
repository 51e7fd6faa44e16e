// expect: true
// note: Who waits in a monitor is in it again when it throws.

public class InterruptedWait {
    private static final Object LOCK = new Object();
    private static int count;

    public static void main(final String[] args) throws InterruptedException {
        final Thread waits = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    while (true) {
                        LOCK.wait();
                    }
                } catch (InterruptedException e) {
                    count++;
                    assert !Thread.currentThread().isInterrupted();
                }
            }
        });
        waits.start();
        synchronized (LOCK) {
            count++;
            waits.interrupt();
            count++;
        }
        waits.join();
        assert count == 3;
    }
}
