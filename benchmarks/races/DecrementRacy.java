// expect: false(no-data-race)
// note: x-- is a read and a write.

import static edu.rice.hj.Module1.*;

public class DecrementRacy {
    static int left = 3;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 3, (i) -> {
                left--; //~ race with line 12
            });
        });
    }
}
