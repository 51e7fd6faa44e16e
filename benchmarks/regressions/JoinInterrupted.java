// expect: true
// note: The one that waits for the end of the other is told to give up.

public class JoinInterrupted {
    public static void main(final String[] args) throws InterruptedException {
        final Thread main = Thread.currentThread();
        final Thread worker = new Thread(() -> {
            main.interrupt();
            while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
        });
        worker.start();
        try {
            worker.join();
            assert false;
        } catch (InterruptedException e) {
            assert !Thread.currentThread().isInterrupted();
        }
        worker.interrupt();
        worker.join();
    }
}
