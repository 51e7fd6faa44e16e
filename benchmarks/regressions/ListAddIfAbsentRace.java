// expect: false(no-data-race)
// note: A list compares what it is to add with what it holds before it keeps other writers out.

import java.util.concurrent.CopyOnWriteArrayList;

public class ListAddIfAbsentRace {
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
        final CopyOnWriteArrayList<Item> list = new CopyOnWriteArrayList<>();
        list.add(new Item(1));
        final Thread other = new Thread(() -> list.addIfAbsent(new Item(1)));
        other.start();
        list.addIfAbsent(new Item(1));
        other.join();
    }
}
