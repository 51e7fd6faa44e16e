// expect: true
// note: A class of threads may have an interrupt of its own, also for those that interrupt themselves.

public class InterruptOverridden extends Thread {
    private volatile boolean stop;

    @Override
    public void interrupt() {
        stop = true;
    }

    @Override
    public void run() {
        Thread.currentThread().interrupt();
        assert stop && !isInterrupted();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            assert false;
        }
    }

    public static void main(final String[] args) throws InterruptedException {
        final InterruptOverridden thread = new InterruptOverridden();
        thread.start();
        thread.join();
    }
}
