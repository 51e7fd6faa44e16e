// expect: false(no-data-race)
// note: A queue asks its items for their texts outside of its operations.

import java.util.concurrent.PriorityBlockingQueue;

public class QueueSaysItemsRace {
    private static int asked;

    private static final class Item implements Comparable<Item> {
        public int compareTo(final Item other) {
            return 0;
        }

        public String toString() {
            asked++; //~ race with line 15
            return "item";
        }
    }

    public static void main(final String[] args) throws Exception {
        final PriorityBlockingQueue<Item> queue = new PriorityBlockingQueue<>();
        queue.add(new Item());
        final Thread other = new Thread(() -> queue.toString());
        other.start();
        queue.toString();
        other.join();
    }
}
