// expect: true
// note: The second half begins after the middle.

import static edu.rice.hj.Module1.*;

public class SortHalvesFixed {
    static final int[] a = {4, 3, 2, 1, 0};

    static void sort(final int low, final int high) {
        for (int i = low + 1; i <= high; i++) {
            for (int j = i; j > low && a[j - 1] > a[j]; j--) {
                final int left = a[j - 1];
                a[j - 1] = a[j];
                a[j] = left;
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int middle = 2;
            finish(() -> {
                async(() -> sort(0, middle));
                async(() -> sort(middle + 1, 4));
            });
            assert a[0] == 2 && a[2] == 4 && a[3] == 0 && a[4] == 1;
        });
    }
}
