// expect: true
// note: A buffer in its own monitor: conditions are tested in loops, and all are told of each change.

public class LibMonitorBuffer {
    static class Buffer {
        private final int[] items;
        private int count;
        private int first;

        Buffer(int capacity) {
            items = new int[capacity];
        }

        synchronized void put(int item) throws InterruptedException {
            while (count == items.length) {
                wait();
            }
            items[(first + count) % items.length] = item;
            count++;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            int item = items[first];
            first = (first + 1) % items.length;
            count--;
            notifyAll();
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
            t.join();
        }
        assert sums[0] + sums[1] == 3;
    }
}
