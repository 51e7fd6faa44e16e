// expect: true
// note: The new node hangs from one that the other task does not come to, and nobody who looks for a key asks for the size.

import static edu.rice.hj.Module1.*;

import java.util.TreeMap;

public class TreeGetBesidePut {
    public static void main(final String[] args) {
        final TreeMap<Integer, String> names = new TreeMap<>();
        names.put(2, "two");
        names.put(1, "one");
        names.put(3, "three");
        final String[] found = new String[2];
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> names.put(4, "four"));
                async(() -> {
                    found[0] = names.get(1);
                    found[1] = names.get(0);
                });
            });
            assert found[0].equals("one") && found[1] == null;
            assert names.get(4).equals("four") && names.size() == 4;
        });
    }
}
