// expect: true
// note: Who looks for the first entry where no table is finds none, whatever is put later; an entry is never seen before an earlier one of its bin.

import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;

public class MapIsWalkedBeforeFirstPut {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        final Iterator<Integer> early = map.values().iterator();
        final Thread other = new Thread(() -> {
            map.put(1, 1);
            map.put(17, 2);
        });
        other.start();
        assert !early.hasNext();
        int sum = 0;
        for (final int value : map.values()) {
            sum += value;
        }
        assert sum != 2;
        other.join();
    }
}
