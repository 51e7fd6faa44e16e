// expect: false(no-deadlock)
// note: The notification may come before the wait.
public class WaitOnClassUnconditionally {
    static synchronized void tell() {
        WaitOnClassUnconditionally.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(WaitOnClassUnconditionally::tell).start();
        synchronized (WaitOnClassUnconditionally.class) {
            WaitOnClassUnconditionally.class.wait(); //~ deadlock
        }
    }
}
