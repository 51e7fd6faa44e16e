// expect: false(no-data-race)
// note: Who puts different keys compares them at the same time.

import java.util.concurrent.ConcurrentHashMap;

public class MapKeysOfPutsRace {
    private static int compared;

    private static final class Key {
        private final int number;

        Key(final int number) {
            this.number = number;
        }

        public boolean equals(final Object o) {
            compared++; //~ race with line 17
            return o instanceof Key && ((Key) o).number == number;
        }

        public int hashCode() {
            return number;
        }
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
        map.put(new Key(1), 1);
        map.put(new Key(2), 2);
        final Thread other = new Thread(() -> map.put(new Key(2), 3));
        other.start();
        map.put(new Key(1), 3);
        other.join();
    }
}
