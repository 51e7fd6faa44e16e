// expect: true
// note: What is found is not looked for behind it, where new entries come; values are replaced in place; texts have known bins.

import java.util.HashMap;
import java.util.Map;

public class MapOfIdentities {
    enum Colour { RED, GREEN, BLUE }

    record Dot(Colour colour, int at) {
    }

    record Place(String name, int at) {
    }

    public static void main(String[] args) throws InterruptedException {
        Map<Colour, Integer> m = new HashMap<>();
        Map<Object, Integer> mixed = new HashMap<>();
        Map<Object, Integer> known = new HashMap<>();
        m.put(Colour.RED, 1);
        m.put(Colour.GREEN, 2);
        mixed.put("a", 1);
        mixed.put(new Dot(Colour.RED, 1), 2);
        known.put("a", 1);
        Object[] keys = new Object[3];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new Object();
            mixed.put(keys[i], 7 + i);
        }
        Thread t = new Thread(() -> {
            m.put(Colour.GREEN, 3);
            mixed.put(new Dot(Colour.BLUE, 3), 4);
            known.put(new Place("b", 1), 2);
            mixed.put(new Object(), 5);
        });
        t.start();
        assert m.get(Colour.RED) == 1 && known.get("a") == 1;
        assert mixed.get("a") == 1 && mixed.get(new Dot(Colour.RED, 1)) == 2;
        assert mixed.get(keys[1]) == 8;
        assert known.get("c") == null;
        t.join();
        assert m.get(Colour.GREEN) == 3 && known.size() == 2 && mixed.size() == 7;
    }
}
