// expect: true
// note: Two workers fetch indices from a shared counter; no index is fetched twice.

import static edu.rice.hj.Module2.*;

public class WorkSharingLoop {
    static int next = 0;
    static final int[] a = new int[3];

    static int fetch() {
        return isolatedWithReturn(() -> next++);
    }

    static void work() {
        int i = fetch();
        while (i < a.length) {
            a[i] += i + 1;
            i = fetch();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> work());
                async(() -> work());
            });
            assert a[0] == 1 && a[1] == 2 && a[2] == 3;
        });
    }
}
