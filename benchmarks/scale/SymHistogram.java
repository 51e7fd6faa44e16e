// expect: true
// args: 2
// note: Family sym-n: how often each of four values occurs among n inputs, each counted by a task of its own.

import static edu.rice.hj.Module1.*;

import java.util.Random;

public class SymHistogram {
    static final int VALUES = 4;

    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        final Random random = new Random();
        final int[] histogram = new int[VALUES];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < n; i++) {
                    final int value = random.nextInt(VALUES);
                    async(() -> isolated(() -> histogram[value]++));
                }
            });
            for (final int count : histogram) {
                assert 0 <= count && count <= n;
            }
        });
    }
}
