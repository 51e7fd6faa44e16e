// expect: false(assertion)
// note: A map is equal to what it never was: it is walked first, and then asked for each entry of the other one.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class MapComparedBesidePuts {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(0, 0));
        final Thread other = new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        });
        other.start();
        final boolean same = map.equals(Map.of(0, 0, 2, 2));
        assert !same; //~ assertion
        other.join();
    }
}
