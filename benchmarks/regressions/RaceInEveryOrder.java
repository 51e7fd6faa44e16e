// expect: false(no-data-race)
import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.launchHabaneroApp;

import java.util.Random;

/**
 * Nobody waits for the tasks that sort: a race in every schedule, and an assertion that fails in some of the very many. The race
 * comes first, however long it would take to look at all of them.
 */
public class RaceInEveryOrder {
    static void sort(int[] a, int from, int to) {
        if (from < to) {
            int pivot = a[(from + to) / 2];
            int i = from;
            int j = to;
            while (i <= j) {
                while (a[i] < pivot) {
                    i++;
                }
                while (a[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    int t = a[i];
                    a[i] = a[j];
                    a[j] = t;
                    i++;
                    j--;
                }
            }
            int left = j;
            int right = i;
            async(() -> sort(a, from, left));
            async(() -> sort(a, right, to));
        }
    }

    public static void main(String[] args) {
        Random random = new Random(42);
        int[] a = new int[12];
        for (int i = 0; i < a.length; i++) {
            a[i] = random.nextInt(100);
        }
        launchHabaneroApp(() -> {
            sort(a, 0, a.length - 1);
            int sum = 0;
            for (int v : a) {
                sum += v;
            }
            for (int i = 0; i + 1 < a.length; i++) {
                assert a[i] <= a[i + 1];
            }
        });
    }
}
