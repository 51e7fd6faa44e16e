// expect: true
// note: While a function is applied, others can read the map, and put other keys.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class MapFunctionWaits {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch latch = new CountDownLatch(1);
        final Thread other = new Thread(() -> map.computeIfAbsent("a", key -> {
            begun.countDown();
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return 1;
        }));
        other.start();
        begun.await();
        assert map.get("a") == null;
        map.put("b", 2);
        latch.countDown();
        other.join();
        assert map.get("a") == 1;
    }
}
