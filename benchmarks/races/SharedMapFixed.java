// expect: true
// note: The calls exclude each other.

import static edu.rice.hj.Module2.*;

import java.util.HashMap;
import java.util.Map;

public class SharedMapFixed {
    static final Map<Integer, String> map = new HashMap<>();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        map.put(1, "bell");
                    });
                });
                async(() -> {
                    isolated(() -> {
                        map.put(2, "chili");
                    });
                });
            });
            assert map.size() == 2 && map.get(2).equals("chili");
        });
    }
}
