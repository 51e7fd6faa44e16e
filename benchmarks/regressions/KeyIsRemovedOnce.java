// expect: true
// note: A key of a concurrent map is removed through its key set in one operation: only one of the tasks succeeds.

import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.launchHabaneroApp;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class KeyIsRemovedOnce {
    public static void main(final String[] args) {
        final ConcurrentHashMap<String, Integer> jobs = new ConcurrentHashMap<>();
        jobs.put("job", 1);
        final AtomicInteger taken = new AtomicInteger();
        launchHabaneroApp(() -> finish(() -> {
            for (int i = 0; i < 2; i++) {
                async(() -> {
                    if (jobs.keySet().remove("job")) {
                        taken.incrementAndGet();
                    }
                });
            }
        }));
        assert taken.get() == 1;
    }
}
