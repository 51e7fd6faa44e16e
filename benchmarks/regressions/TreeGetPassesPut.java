// expect: false(no-data-race)
// note: Who looks for 5 comes to the node of 3, and looks at what is on its right, where the other task hangs a new node.

import static edu.rice.hj.Module1.*;

import java.util.TreeMap;

public class TreeGetPassesPut {
    public static void main(final String[] args) {
        final TreeMap<Integer, String> names = new TreeMap<>();
        names.put(2, "two");
        names.put(1, "one");
        names.put(3, "three");
        final String[] found = new String[1];
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> names.put(4, "four")); //~ race with line 18
                async(() -> found[0] = names.get(5));
            });
            assert found[0] == null && names.size() == 4;
        });
    }
}
