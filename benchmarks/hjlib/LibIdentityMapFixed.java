// expect: true
// note: In a monitor.

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;

public class LibIdentityMapFixed {
    public static void main(String[] args) throws InterruptedException {
        Map<Object, Integer> map = Collections.synchronizedMap(new IdentityHashMap<>());
        Object key = new Object();
        Thread a = new Thread(() -> map.put(key, 1));
        a.start();
        map.put(new Object(), 2);
        a.join();
        assert map.size() == 2 && map.get(key) == 1;
    }
}
