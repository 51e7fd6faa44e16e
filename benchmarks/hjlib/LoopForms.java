// expect: true
// note: Loops whose tasks are waited for, or are those of the finish around, in one and in several pieces.

import static edu.rice.hj.Module2.*;

public class LoopForms {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[6];
            forAll(0, 5, i -> a[i] = 1);
            finish(() -> forAsync(0, 5, i -> a[i]++));
            finish(() -> forasyncChunked(0, 5, 2, i -> a[i]++));
            forseq(0, 5, i -> a[i]++);
            for (final int v : a) {
                assert v == 4;
            }
        });
    }
}
