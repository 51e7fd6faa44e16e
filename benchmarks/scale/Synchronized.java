// expect: true
// args: 3 2
// note: Family synchronized-n. Threads each of which adds to the same counter n times in its monitor.

public class Synchronized {
    private int count = 0;

    private synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        final int n = Integer.parseInt(args[1]);
        final Synchronized counter = new Synchronized();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < n; k++) {
                    counter.increment();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert counter.count == threads.length * n;
    }
}
