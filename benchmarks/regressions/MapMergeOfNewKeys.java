// expect: true
// note: To merge with nothing applies no function.

import java.util.concurrent.ConcurrentHashMap;

public class MapMergeOfNewKeys {
    private static int calls;

    private static Integer sum(final Integer a, final Integer b) {
        calls++;
        return a + b;
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        final Thread other = new Thread(() -> {
            map.merge("b", 1, MapMergeOfNewKeys::sum);
            map.computeIfPresent("c", (key, value) -> sum(value, 1));
        });
        other.start();
        map.merge("a", 1, MapMergeOfNewKeys::sum);
        map.merge("a", 1, MapMergeOfNewKeys::sum);
        other.join();
        assert calls == 1;
    }
}
