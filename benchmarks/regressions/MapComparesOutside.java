// expect: false(no-data-race)
import java.util.concurrent.ConcurrentHashMap;

/** Who looks for a key compares keys outside of all sections. */
public class MapComparesOutside {
    static class Key {
        int compared;

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            compared++; //~ race with line 16
            return other instanceof Key;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
        map.put(new Key(), 1);
        Key key = new Key();
        Thread other = new Thread(() -> map.get(key));
        other.start();
        map.containsKey(key);
        other.join();
    }
}
