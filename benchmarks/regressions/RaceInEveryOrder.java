// expect: false(no-data-race)
import static edu.rice.hj.Module2.async;
import static edu.rice.hj.Module2.finish;
import static edu.rice.hj.Module2.isolated;
import static edu.rice.hj.Module2.launchHabaneroApp;

import java.util.ArrayList;
import java.util.List;

/**
 * A race in every schedule; behind it there are very many orders, and an assertion that fails in some. The race comes first, however long
 * it would take to look at all of them.
 */
public class RaceInEveryOrder {
    static void put(List<Integer> list, int k) {
        isolated(() -> {
            for (int i = list.size() - 1; i >= 0; i--) {
                if (list.get(i) > k) {
                    list.remove(i);
                }
            }
            list.add(k);
        });
    }

    public static void main(String[] args) {
        int[] x = new int[1];
        List<Integer> list = new ArrayList<>();
        launchHabaneroApp(() -> {
            async(() -> {
                put(list, 1);
                x[0] = 1; //~ race with line 34
            });
            int seen = x[0]; //~ race with line 32
            finish(() -> {
                for (int i = 0; i < 6; i++) {
                    int k = i * 5 % 6;
                    async(() -> {
                        put(list, k);
                        put(list, k + 1);
                    });
                }
            });
            isolated(() -> {
                assert list.size() > 6;
            });
        });
    }
}
