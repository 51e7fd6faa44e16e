// expect: true
// note: A search for a value goes from bin to bin, and meets the value where it comes from or where it goes to.

import java.util.concurrent.ConcurrentHashMap;

public class ValueMovesOn {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("a", "x");
        final Thread other = new Thread(() -> {
            map.put("b", "x");
            map.remove("a");
        });
        other.start();
        assert map.containsValue("x");
        other.join();
    }
}
