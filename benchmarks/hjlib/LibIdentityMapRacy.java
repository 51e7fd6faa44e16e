// expect: false(no-data-race)
// note: An identity map is not made for several tasks, whatever their keys are.

import java.util.IdentityHashMap;
import java.util.Map;

public class LibIdentityMapRacy {
    public static void main(String[] args) throws InterruptedException {
        Map<Object, Integer> map = new IdentityHashMap<>();
        Thread a = new Thread(() -> map.put(new Object(), 1)); //~ race with line 12
        a.start();
        map.put(new Object(), 2); //~ race with line 10
        a.join();
    }
}
