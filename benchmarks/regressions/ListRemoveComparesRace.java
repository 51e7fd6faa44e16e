// expect: false(no-data-race)
// note: A list looks for what it is to remove before it keeps other writers out.

import java.util.concurrent.CopyOnWriteArrayList;

public class ListRemoveComparesRace {
    private static final class Item {
        private int number;

        Item(final int number) {
            this.number = number;
        }

        public boolean equals(final Object o) {
            return o instanceof Item && ((Item) o).number == number; //~ race with line 28
        }

        public int hashCode() {
            return 1;
        }
    }

    public static void main(final String[] args) throws Exception {
        final CopyOnWriteArrayList<Item> list = new CopyOnWriteArrayList<>();
        list.add(new Item(1));
        final Thread other = new Thread(() -> list.remove(new Item(2)));
        other.start();
        list.remove(0).number = 3; //~ race with line 15
        other.join();
    }
}
