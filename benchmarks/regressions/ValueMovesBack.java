// expect: false(assertion)
// note: A search for a value that has left the bin of `a` behind does not see that it goes there.

import java.util.concurrent.ConcurrentHashMap;

public class ValueMovesBack {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("b", "x");
        final Thread other = new Thread(() -> {
            map.put("a", "x");
            map.remove("b");
        });
        other.start();
        assert map.containsValue("x"); //~ assertion
        other.join();
    }
}
