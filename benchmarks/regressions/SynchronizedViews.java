// expect: true
// note: Views of synchronized maps and lists hold the monitor, too.

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;

public class SynchronizedViews {
    public static void main(final String[] args) throws Exception {
        final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        final Map<String, Integer> table = new Hashtable<>();
        final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
        final Thread other = new Thread(() -> {
            map.put("a", 1);
            table.put("a", 1);
            list.set(1, 5);
        });
        other.start();
        map.keySet().remove("a");
        final boolean found = table.values().contains(1) || table.entrySet().isEmpty();
        final int middle = list.subList(1, 3).get(0);
        assert middle == 2 || middle == 5;
        other.join();
        assert table.keySet().size() == 1;
    }
}
