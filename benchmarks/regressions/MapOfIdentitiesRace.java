// expect: false(no-data-race)
// note: Nobody knows the hash codes of classes, so that a new one may come first in the bin in which another one is looked for.

import java.util.HashMap;
import java.util.Map;

public class MapOfIdentitiesRace {
    public static void main(String[] args) throws InterruptedException {
        Map<Class<?>, Integer> m = new HashMap<>();
        m.put(String.class, 1);
        Thread t = new Thread(() -> {
            assert m.get(String.class) == 1; //~ race with line 15
        });
        t.start();
        m.computeIfAbsent(Integer.class, k -> 2); //~ race with line 12
        t.join();
    }
}
