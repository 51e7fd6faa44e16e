// expect: true
// note: A sorted map applies a function again if the value has changed meanwhile, and so loses nothing.

import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListFunctionPure {
    public static void main(final String[] args) throws Exception {
        final ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();
        final Thread other = new Thread(() -> map.merge("a", 1, Integer::sum));
        other.start();
        map.compute("a", (k, v) -> v == null ? 1 : v + 1);
        other.join();
        assert map.get("a") == 2;
    }
}
