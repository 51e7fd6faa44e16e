// expect: false(no-data-race)
import java.util.concurrent.CopyOnWriteArrayList;

/** A list that is copied on each write compares the elements of the copy that it has. */
public class ListComparesOutside {
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
        CopyOnWriteArrayList<Item> list = new CopyOnWriteArrayList<>();
        list.add(new Item());
        Item item = new Item();
        Thread other = new Thread(() -> list.contains(item));
        other.start();
        list.indexOf(item);
        other.join();
    }
}
