// expect: false(no-data-race)
// note: The tasks of both sides have been created when the array is looked at, but nothing waits for them.

import static edu.rice.hj.Module1.*;

public class QuicksortRace {
    static void swap(final int[] a, final int i, final int j) {
        final int old = a[i];
        a[i] = a[j]; //~ race with line 38
        a[j] = old; //~ race with line 38
    }

    /** Puts the last element in its place, smaller ones before it, and returns this place. */
    static int partition(final int[] a, final int low, final int high) {
        int end = low;
        for (int i = low; i < high; i++) {
            if (a[i] < a[high]) {
                swap(a, i, end++);
            }
        }
        swap(a, end, high);
        return end;
    }

    static void sort(final int[] a, final int low, final int high) {
        if (low < high) {
            final int pivot = partition(a, low, high);
            async(() -> sort(a, low, pivot - 1));
            async(() -> sort(a, pivot + 1, high));
        }
    }

    public static void main(final String[] args) {
        final int[] a = {3, 1, 4, 2};
        launchHabaneroApp(() -> {
            sort(a, 0, a.length - 1);
            for (int i = 0; i < a.length; i++) {
                assert a[i] == i + 1; //~ assertion
            }
        });
    }
}
