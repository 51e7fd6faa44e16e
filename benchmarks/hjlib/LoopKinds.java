// expect: true
// note: Loops over items and planes, in pieces and with phases: each of their tasks has its own cell.

import static edu.rice.hj.Module2.*;

import java.util.Arrays;
import java.util.List;

public class LoopKinds {
    static int sum;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<Integer> items = Arrays.asList(0, 1, 2);
            final int[] a = new int[4];
            forAll(items, i -> a[i]++);
            forallNb(items, i -> a[i]++);
            forallPhased(items, i -> {
                a[i]++;
                next();
                a[(i + 1) % 3]++;
            });
            forallChunked(0, 3, 2, i -> a[i]++);
            forallChunked(0, 1, 0, 1, 3, (i, j) -> a[2 * i + j]++);
            forallNbChunked(0, 3, i -> a[i]++);
            forseq(0, 1, 0, 1, (i, j) -> sum += a[2 * i + j]);
            forseqNb(0, 3, i -> sum += a[i]);
            assert sum == 2 * 24;
        });
    }
}
