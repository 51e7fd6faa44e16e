// expect: true
// note: An entry is removed only with the value that it has: one operation of the map.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

public class EntryIsRemovedAsItIs {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        final ConcurrentSkipListMap<String, Integer> sorted = new ConcurrentSkipListMap<>();
        map.put("a", 1);
        sorted.put("a", 1);
        final Thread other = new Thread(() -> {
            map.put("a", 2);
            sorted.put("a", 2);
        });
        other.start();
        map.entrySet().remove(Map.entry("a", 1));
        sorted.values().removeIf(v -> v == 1);
        other.join();
        assert map.get("a") == 2;
        assert sorted.get("a") == 2;
    }
}
