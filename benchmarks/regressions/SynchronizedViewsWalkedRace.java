// expect: false(no-data-race)
// note: Iterators of a view do not hold the monitor.

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedViewsWalkedRace {
    public static void main(final String[] args) throws Exception {
        final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        final Thread other = new Thread(() -> map.put("a", 1)); //~ race with line 13
        other.start();
        for (final String key : map.keySet()) { //~ race with line 11
            assert key != null;
        }
        other.join();
    }
}
