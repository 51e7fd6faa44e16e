// expect: true
// note: Loops over what can be iterated: a task for each item, or one after the other in the caller.

import static edu.rice.hj.Module2.*;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

public class IterableLoops {
    static int sum;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = new int[4];
            final List<Integer> items = Arrays.asList(0, 1, 3);
            finish(() -> forasync(items, i -> a[i] = i));
            finish(() -> forAsync(new TreeSet<>(items), i -> a[i] += 10));
            finish(() -> forasyncNb(items, i -> a[i]++));
            forseq(new ArrayDeque<>(items), i -> sum = 2 * sum + a[i]);
            assert sum == 4 * 11 + 2 * 12 + 14;
            forseqNb(items, i -> sum -= a[i]);
            assert sum == 82 - 37 && a[2] == 0;
        });
    }
}
