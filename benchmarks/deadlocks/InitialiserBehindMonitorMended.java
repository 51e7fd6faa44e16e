// expect: true
// note: Who takes the monitor has got the class before.

public class InitialiserBehindMonitorMended {
    static final Object monitor = new Object();

    static class Holder {
        static int value;

        static {
            synchronized (monitor) {
                value = 1;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int seen = Holder.value;
        });
        Thread second = new Thread(() -> {
            int seen = Holder.value;
            synchronized (monitor) {
                assert seen == 1;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
