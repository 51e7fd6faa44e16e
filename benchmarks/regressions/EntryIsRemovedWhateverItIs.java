// expect: false(assertion)
// note: An iterator removes the key, whatever its value has become.

import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class EntryIsRemovedWhateverItIs {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        final Thread other = new Thread(() -> map.put("a", 2));
        other.start();
        final Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator();
        if (it.next().getValue() == 1) {
            it.remove();
        }
        other.join();
        assert map.containsKey("a"); //~ assertion
    }
}
