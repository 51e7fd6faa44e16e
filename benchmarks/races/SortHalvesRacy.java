// expect: false(no-data-race)
// note: Both halves contain the middle element.

import static edu.rice.hj.Module1.*;

public class SortHalvesRacy {
    static final int[] a = {4, 3, 2, 1, 0};

    static void sort(final int low, final int high) {
        for (int i = low + 1; i <= high; i++) {
            for (int j = i; j > low; j--) {
                final int left = a[j - 1];
                final int right = a[j];
                if (left > right) {
                    a[j - 1] = right; //~ race with line 13 //~ race with line 16
                    a[j] = left; //~ race with line 12
                }
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int middle = 2;
            finish(() -> {
                async(() -> sort(0, middle));
                async(() -> sort(middle, 4));
            });
        });
    }
}
