// expect: false(no-deadlock)
// note: The initialiser needs the monitor that the other task holds while it needs the class.

public class InitialiserBehindMonitor {
    static final Object monitor = new Object();

    static class Holder {
        static int value;

        static {
            synchronized (monitor) { //~ deadlock
                value = 1;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            int seen = Holder.value;
        });
        Thread second = new Thread(() -> {
            synchronized (monitor) {
                int seen = Holder.value; //~ deadlock
            }
        });
        first.start();
        second.start();
        first.join(); //~ deadlock
        second.join();
    }
}
