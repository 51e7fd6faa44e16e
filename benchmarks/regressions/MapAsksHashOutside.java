// expect: false(no-data-race)
import java.util.concurrent.ConcurrentHashMap;

/** A concurrent map asks keys for their hash outside of its sections: a key that counts how often races. */
public class MapAsksHashOutside {
    static class Key {
        final String text;
        int asked;

        Key(String text) {
            this.text = text;
        }

        @Override
        public int hashCode() {
            asked++; //~ race with line 16
            return text.length();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).text.equals(text);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Key key = new Key("abc");
        ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> map.put(key, 1));
        other.start();
        Integer seen = map.get(key);
        other.join();
        assert seen == null || seen == 1;
    }
}
