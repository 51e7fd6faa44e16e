// expect: true
// note: What was there before is found; what is put in order is not missed by who asks for it in that order.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class MapComparedBesidePutsMisses {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(0, 0));
        final Thread other = new Thread(() -> map.put(1, 1));
        other.start();
        assert !map.equals(Map.of());
        assert !map.equals(Map.of(0, 0, 2, 2));
        other.join();
        assert map.equals(Map.of(0, 0, 1, 1));
    }
}
