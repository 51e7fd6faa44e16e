// expect: false(no-data-race)
// note: Different keys, but one HashMap with one size and one table.

import static edu.rice.hj.Module1.*;

import java.util.HashMap;
import java.util.Map;

public class SharedMapRacy {
    static final Map<Integer, String> map = new HashMap<>();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    map.put(1, "bell"); //~ race with line 19
                });
                async(() -> {
                    map.put(2, "chili");
                });
            });
        });
    }
}
