// expect: false(no-deadlock)
// note: While a function is applied, who puts the same key waits.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class MapFunctionWaitsDeadlock {
    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch latch = new CountDownLatch(1);
        final Thread other = new Thread(() -> map.computeIfAbsent("a", key -> {
            begun.countDown();
            try {
                latch.await(); //~ deadlock
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return 1;
        }));
        other.start();
        begun.await();
        map.put("a", 2); //~ deadlock
        latch.countDown();
        other.join(); //~ deadlock
    }
}
