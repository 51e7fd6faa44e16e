// expect: true
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;

/** The permit comes whether or not the entry is there in time. */
public class PermitIfRemovedMended {
    static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(0);
        map.put("first", 1);
        new Thread(() -> {
            map.put("second", 1);
            permits.acquireUninterruptibly();
            map.put("third", 1);
        }).start();
        new Thread(() -> {
            map.remove("second");
            permits.release();
        }).start();
    }
}
