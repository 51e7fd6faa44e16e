// expect: true
// tasks: 3
// note: The two tasks write disjoint halves; the finish orders them before the reads.

import static edu.rice.hj.Module1.*;

public class PrimitiveArrayNoRace {
    public static void main(final String[] args) {
        final int[] numbers = new int[10];
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    for (int i = 0; i < 5; i++) {
                        numbers[i] = i;
                    }
                });
                async(() -> {
                    for (int i = 5; i < 10; i++) {
                        numbers[i] = i;
                    }
                });
            });
            for (int i = 0; i < numbers.length; i++) {
                assert numbers[i] == i;
            }
        });
    }
}
