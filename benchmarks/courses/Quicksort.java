// expect: true
// note: Each partition is sorted by two tasks, one for either side of the pivot; small ones are sorted by insertion.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.SuspendableException;

public class Quicksort {
    static final int SMALL = 3;

    static void swap(final int[] a, final int i, final int j) {
        final int old = a[i];
        a[i] = a[j];
        a[j] = old;
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

    static void insertion(final int[] a, final int low, final int high) {
        for (int i = low + 1; i <= high; i++) {
            for (int j = i; j > low && a[j] < a[j - 1]; j--) {
                swap(a, j, j - 1);
            }
        }
    }

    static void sort(final int[] a, final int low, final int high) {
        if (high - low < SMALL) {
            insertion(a, low, high);
            return;
        }
        final int pivot = partition(a, low, high);
        async(() -> sort(a, low, pivot - 1));
        async(() -> sort(a, pivot + 1, high));
    }

    static void quicksort(final int[] a) throws SuspendableException {
        finish(() -> sort(a, 0, a.length - 1));
    }

    public static void main(final String[] args) {
        final int[] a = {7, 3, 11, 1, 14, 9, 5, 12, 2, 8, 4, 13, 10, 6};
        launchHabaneroApp(() -> {
            quicksort(a);
            for (int i = 0; i < a.length; i++) {
                assert a[i] == i + 1;
            }
        });
    }
}
