// expect: false(assertion)
// note: The first put makes the table before its entry is there: who walks meanwhile may miss it, and see the next one.

import java.util.concurrent.ConcurrentHashMap;

public class MapFirstPutBesideWalk {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        final Thread other = new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        });
        other.start();
        int sum = 0;
        for (final int key : map.keySet()) {
            sum += key;
        }
        assert sum != 2; //~ assertion
        other.join();
    }
}
