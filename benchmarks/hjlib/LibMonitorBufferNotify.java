// expect: false(no-deadlock)
// note: A `notify` may choose a producer where only a consumer can go on.

public class LibMonitorBufferNotify {
    static class Buffer {
        private final int[] items;
        private int count;
        private int first;

        Buffer(int capacity) {
            items = new int[capacity];
        }

        synchronized void put(int item) throws InterruptedException {
            while (count == items.length) {
                wait(); //~ deadlock
            }
            items[(first + count) % items.length] = item;
            count++;
            notify();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) {
                wait(); //~ deadlock
            }
            int item = items[first];
            first = (first + 1) % items.length;
            count--;
            notify();
            return item;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer(1);
        int[] sums = new int[2];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 2; i++) {
            final int id = i;
            threads[i] = new Thread(() -> {
                try {
                    buffer.put(id + 1);
                } catch (InterruptedException e) {
                    throw new RuntimeException(e);
                }
            });
            threads[2 + i] = new Thread(() -> {
                try {
                    sums[id] = buffer.take();
                } catch (InterruptedException e) {
                    throw new RuntimeException(e);
                }
            });
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join(); //~ deadlock
        }
        assert sums[0] + sums[1] == 3;
    }
}
