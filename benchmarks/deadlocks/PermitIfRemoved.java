// expect: false(no-deadlock)
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;

/** The permit comes only if the entry is there in time; what the map is made of depends on that. */
public class PermitIfRemoved {
    static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

    public static void main(String[] args) { //~ deadlock
        Semaphore permits = new Semaphore(0);
        map.put("first", 1);
        new Thread(() -> {
            map.put("second", 1);
            permits.acquireUninterruptibly(); //~ deadlock
            map.put("third", 1);
        }).start();
        new Thread(() -> {
            if (map.remove("second") != null) {
                permits.release();
            }
        }).start();
    }
}
