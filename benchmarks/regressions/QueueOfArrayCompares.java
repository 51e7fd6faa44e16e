// expect: true
// note: A blocking queue compares while it keeps all others out.

import java.util.concurrent.ArrayBlockingQueue;

public class QueueOfArrayCompares {
    private static int compared;

    private static final class Item {
        private int number;

        Item(final int number) {
            this.number = number;
        }

        public boolean equals(final Object o) {
            compared++;
            return o instanceof Item && ((Item) o).number == number;
        }

        public int hashCode() {
            return 1;
        }
    }

    public static void main(final String[] args) throws Exception {
        final ArrayBlockingQueue<Item> queue = new ArrayBlockingQueue<>(4);
        queue.add(new Item(1));
        final Thread other = new Thread(() -> queue.contains(new Item(1)));
        other.start();
        queue.contains(new Item(2));
        final Item taken = queue.take();
        taken.number = 2;
        other.join();
        assert compared <= 2;
    }
}
