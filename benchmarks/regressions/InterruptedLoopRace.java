// expect: false(no-data-race)
// note: What is written after the interrupt is not ordered before it is seen.

public class InterruptedLoopRace {
    private static int data;
    private static int seen;

    public static void main(final String[] args) throws InterruptedException {
        final Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            seen = data; //~ race with line 17
        });
        worker.start();
        worker.interrupt();
        data = 42;
        worker.join();
    }
}
