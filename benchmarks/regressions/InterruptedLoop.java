// expect: true
// note: A worker goes on until it sees that it has been interrupted; what the other has written before is ordered before that.

public class InterruptedLoop {
    private static int data;
    private static int seen;

    public static void main(final String[] args) throws InterruptedException {
        final Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            seen = data;
        });
        worker.start();
        data = 42;
        worker.interrupt();
        worker.join();
        assert seen == 42;
    }
}
