// expect: false(no-data-race)
// note: A constant of an enum may be in the bin of any text: who does not find a text has looked at the end of its bin.

import java.util.HashMap;
import java.util.Map;

public class MapOfMixedKeysRace {
    enum Colour { RED, GREEN }

    public static void main(String[] args) throws InterruptedException {
        Map<Object, Integer> m = new HashMap<>();
        m.put(Colour.RED, 1);
        m.put("a", 2);
        Thread t = new Thread(() -> {
            assert m.get("b") == null; //~ race with line 18
        });
        t.start();
        m.put(Colour.GREEN, 3); //~ race with line 15
        t.join();
    }
}
