// expect: false(no-data-race)
// note: A sorted map is not made for several tasks.

import static edu.rice.hj.Module1.*;

import java.util.TreeMap;

public class LibTreeMapRacy {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> squares = new TreeMap<>();
        launchHabaneroApp(() -> {
            forall(0, 1, i -> {
                squares.put(i, i * i); //~ race with line 13
            });
        });
    }
}
