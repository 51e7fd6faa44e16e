// expect: false(assertion)
// note: The bin of `a` is cleared before that of `b`.

import java.util.concurrent.ConcurrentHashMap;

public class MapIsClearedBinByBin {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        final Thread other = new Thread(() -> map.clear());
        other.start();
        final boolean a = map.containsKey("a");
        final boolean b = map.containsKey("b");
        assert a || !b; //~ assertion
        other.join();
    }
}
