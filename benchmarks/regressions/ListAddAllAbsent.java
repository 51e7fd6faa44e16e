// expect: true
// note: A list that is to add several elements compares them while it keeps other writers out, unlike one that adds one.

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ListAddAllAbsent {
    private static int compared;

    private static final class Item {
        private final int number;

        Item(final int number) {
            this.number = number;
        }

        public boolean equals(final Object o) {
            compared++;
            return o instanceof Item && ((Item) o).number == number;
        }

        public int hashCode() {
            return number;
        }
    }

    public static void main(final String[] args) throws Exception {
        final CopyOnWriteArrayList<Item> list = new CopyOnWriteArrayList<>();
        list.add(new Item(1));
        final Thread other = new Thread(() -> list.addAllAbsent(List.of(new Item(1))));
        other.start();
        list.addAllAbsent(List.of(new Item(1)));
        other.join();
        assert compared == 2 && list.size() == 1;
    }
}
