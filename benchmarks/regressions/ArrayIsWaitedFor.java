// expect: true

/** Arrays have monitors in which one may wait, also where objects of class Object are waited for. */
public class ArrayIsWaitedFor {
    static final Object lock = new Object();
    static boolean done;

    static void await(Object o) throws InterruptedException {
        synchronized (o) {
            while (!done) {
                o.wait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] count = {0};
        Thread other = new Thread(() -> {
            synchronized (count) {
                synchronized (lock) {
                    done = true;
                    lock.notifyAll();
                }
                count.notifyAll();
            }
        });
        other.start();
        await(args.length == 0 ? count : lock);
        other.join();
    }
}
