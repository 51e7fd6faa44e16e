// expect: true
// note: A function is applied to a key when no other one is; who puts waits for it.

import java.util.concurrent.ConcurrentHashMap;

public class MapFunctionsOfOneKey {
    private static int calls;

    private static Integer one(final String key, final Integer old) {
        calls++;
        return old == null ? 1 : old + 1;
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        final Thread other = new Thread(() -> map.compute("a", MapFunctionsOfOneKey::one));
        other.start();
        map.compute("a", MapFunctionsOfOneKey::one);
        map.computeIfPresent("a", MapFunctionsOfOneKey::one);
        other.join();
        assert calls == 3 && map.get("a") == 3;
    }
}
