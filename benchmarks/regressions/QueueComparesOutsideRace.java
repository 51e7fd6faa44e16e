// expect: false(no-data-race)
// note: A queue without locks compares outside of its operations.

import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueComparesOutsideRace {
    private static int compared;

    private static final class Item {
        private final int number;

        Item(final int number) {
            this.number = number;
        }

        public boolean equals(final Object o) {
            compared++; //~ race with line 17
            return o instanceof Item && ((Item) o).number == number;
        }

        public int hashCode() {
            return number;
        }
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentLinkedQueue<Item> queue = new ConcurrentLinkedQueue<>();
        queue.add(new Item(1));
        final Thread other = new Thread(() -> queue.remove(new Item(1)));
        other.start();
        queue.remove(new Item(2));
        other.join();
    }
}
