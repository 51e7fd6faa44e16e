// expect: false(no-data-race)
import java.util.concurrent.ConcurrentLinkedQueue;

/** A concurrent queue compares its elements outside of all sections. */
public class ElementsComparedOutside {
    static class Item {
        int compared;

        @Override
        public boolean equals(Object other) {
            compared++; //~ race with line 11
            return other == this;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Item> queue = new ConcurrentLinkedQueue<>();
        queue.add(new Item());
        Item item = new Item();
        Thread other = new Thread(() -> queue.contains(item));
        other.start();
        queue.contains(item);
        other.join();
    }
}
