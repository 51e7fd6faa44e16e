// expect: true
// note: A sorted map that two tasks read.

import static edu.rice.hj.Module1.*;

import java.util.TreeMap;

public class LibTreeMapFixed {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> squares = new TreeMap<>();
        for (int i = 0; i < 4; i++) {
            squares.put(i, i * i);
        }
        int[] found = new int[2];
        launchHabaneroApp(() -> {
            forall(0, 1, i -> {
                found[i] = squares.get(i + 1) + squares.ceilingKey(i + 2);
            });
        });
        assert found[0] == 3 && found[1] == 7;
    }
}
