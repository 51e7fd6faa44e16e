// expect: true
// args: 4
// note: Family sym-n: n inputs are sorted by exchanging neighbours, all of a round in parallel.

import static edu.rice.hj.Module1.*;

import java.util.Random;

public class SymSort {
    static void exchange(final int[] a, final int i) {
        if (a[i] > a[i + 1]) {
            final int larger = a[i];
            a[i] = a[i + 1];
            a[i + 1] = larger;
        }
    }

    public static void main(final String[] args) {
        final int[] a = new int[Integer.parseInt(args[0])];
        final Random random = new Random();
        for (int i = 0; i < a.length; i++) {
            a[i] = random.nextInt();
        }
        launchHabaneroApp(() -> {
            for (int round = 0; round < a.length; round++) {
                final int from = round % 2;
                finish(() -> {
                    for (int i = from; i + 1 < a.length; i += 2) {
                        final int left = i;
                        async(() -> exchange(a, left));
                    }
                });
            }
            for (int i = 0; i + 1 < a.length; i++) {
                assert a[i] <= a[i + 1];
            }
        });
    }
}
