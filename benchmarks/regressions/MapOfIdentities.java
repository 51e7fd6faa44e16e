// expect: true
// note: What is found is not looked for behind it, where new entries come; values are replaced in place; texts have known bins.

import java.util.HashMap;
import java.util.Map;

public class MapOfIdentities {
    enum Colour { RED, GREEN }

    public static void main(String[] args) throws InterruptedException {
        Map<Colour, Integer> m = new HashMap<>();
        Map<String, Integer> texts = new HashMap<>();
        m.put(Colour.RED, 1);
        m.put(Colour.GREEN, 2);
        texts.put("a", 1);
        Thread t = new Thread(() -> {
            m.put(Colour.GREEN, 3);
            texts.put("b", 2);
        });
        t.start();
        assert m.get(Colour.RED) == 1 && texts.get("a") == 1;
        assert texts.get("c") == null;
        t.join();
        assert m.get(Colour.GREEN) == 3 && texts.size() == 2;
    }
}
