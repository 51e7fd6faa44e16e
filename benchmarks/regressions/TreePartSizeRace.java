// expect: false(no-data-race)
// note: A part of a map counts its entries in a field of its own, so that even asking for its size is for one task alone.

import static edu.rice.hj.Module1.*;

import java.util.NavigableMap;
import java.util.TreeMap;

public class TreePartSizeRace {
    public static void main(final String[] args) {
        final TreeMap<Integer, Integer> squares = new TreeMap<>();
        for (int i = 0; i < 5; i++) {
            squares.put(i, i * i);
        }
        final NavigableMap<Integer, Integer> some = squares.headMap(3, false);
        final int[] sizes = new int[2];
        launchHabaneroApp(() -> {
            forall(0, 1, i -> {
                sizes[i] = some.size(); //~ race with line 19
            });
        });
    }
}
