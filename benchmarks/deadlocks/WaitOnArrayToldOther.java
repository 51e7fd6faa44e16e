// expect: false(no-deadlock)
// note: The notification is in the monitor of another array.
public class WaitOnArrayToldOther {
    public static void main(String[] args) throws InterruptedException {
        int[] shared = {0};
        int[] other = {0};
        new Thread(() -> {
            synchronized (shared) {
                shared[0] = 1;
            }
            synchronized (other) {
                other.notifyAll();
            }
        }).start();
        synchronized (shared) {
            while (shared[0] == 0) {
                shared.wait(); //~ deadlock
            }
        }
    }
}
