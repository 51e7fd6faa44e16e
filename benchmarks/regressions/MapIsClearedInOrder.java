// expect: true
// note: A concurrent map is cleared bin by bin, from the first to the last.

import java.util.concurrent.ConcurrentHashMap;

public class MapIsClearedInOrder {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        final Thread other = new Thread(() -> map.clear());
        other.start();
        final boolean b = map.containsKey("b");
        final boolean a = map.containsKey("a");
        assert b || !a;
        other.join();
        assert map.isEmpty();
    }
}
