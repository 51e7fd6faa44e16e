// expect: true
// note: Tasks, futures and loops whose bodies do not wait; those that are sequential run in place.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class NonBlockingForms {
    static int sum;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[8];
            finish(() -> {
                asyncNb(() -> a[0] = 1);
                asyncSusp(() -> a[4] = 2);
                asyncNbSeq(true, () -> a[1] = 1);
                a[1]++;
                asyncNbSeq(false, () -> a[1] = 7, () -> a[2] = 3);
                final HjFuture<Integer> four = futureNb(() -> 4);
                final HjFuture<Integer> five = futureNbSeq(true, () -> 5);
                final HjFuture<Integer> six = futureNbSeq(false, () -> 0, () -> 6);
                assert five.resolved();
                a[3] = four.get() + five.safeGet() + six.get();
            });
            assert a[0] == 1 && a[1] == 2 && a[2] == 3 && a[3] == 15 && a[4] == 2;
            finish(() -> {
                forasyncNb(0, 1, i -> a[i] = 10);
                forasyncNbChunked(2, 5, 2, i -> a[i] = 10);
            });
            forallNb(6, 7, i -> a[i] = 10);
            forallNbChunked(0, 7, 3, i -> a[i]++);
            forseqNb(0, 7, i -> sum += a[i]);
            assert sum == 88;
        });
    }
}
