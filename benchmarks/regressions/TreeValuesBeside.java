// expect: true
// note: A value for a key that is there changes nothing but its node; two tasks may do that, and a third one may walk through the keys.

import static edu.rice.hj.Module1.*;

import java.util.TreeMap;

public class TreeValuesBeside {
    public static void main(final String[] args) {
        final TreeMap<Integer, Integer> squares = new TreeMap<>();
        for (int i = 0; i < 5; i++) {
            squares.put(i, 0);
        }
        final int[] sum = new int[1];
        launchHabaneroApp(() -> {
            finish(() -> {
                forasync(1, 4, i -> squares.put(i, i * i));
                async(() -> {
                    for (final int key : squares.keySet()) {
                        sum[0] += key;
                    }
                    sum[0] += squares.size();
                });
            });
            assert sum[0] == 15 && squares.toString().equals("{0=0, 1=1, 2=4, 3=9, 4=16}");
        });
    }
}
