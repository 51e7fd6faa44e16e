// expect: false(exception)
// note: Who notifies must be in the monitor of that object, not of another.

public class LibMonitorNotOwner {
    private final Object lock = new Object();
    private boolean done;

    synchronized void finish() {
        done = true;
        lock.notifyAll(); //~ exception: IllegalMonitorStateException
    }

    void await() throws InterruptedException {
        synchronized (lock) {
            while (!done) {
                lock.wait(10);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LibMonitorNotOwner gate = new LibMonitorNotOwner();
        gate.finish();
        gate.await();
    }
}
