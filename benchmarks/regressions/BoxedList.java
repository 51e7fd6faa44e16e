// expect: true
// note: Two tasks change an element of a list.

import static edu.rice.hj.Module2.*;

import java.util.ArrayList;
import java.util.List;

public class BoxedList {
    static final List<Integer> sums = new ArrayList<>();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            sums.add(5);
            finish(() -> {
                for (int t = 0; t < 2; t++) {
                    async(() -> {
                        isolated(() -> {
                            sums.set(0, sums.get(0) + 1);
                        });
                    });
                }
            });
            assert sums.get(0) == 7;
        });
    }
}
