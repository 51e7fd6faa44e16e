// expect: false(no-data-race)
// note: The sum is computed inside the finish, before it waits.

import static edu.rice.hj.Module1.*;

public class FinishInWrongPlaceRacy {
    static final int[] a = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                forasync(0, 2, (i) -> {
                    a[i] = i; //~ race with line 17
                });
                int sum = 0;
                for (int i = 0; i < 3; i++) {
                    sum += a[i];
                }
            });
        });
    }
}
