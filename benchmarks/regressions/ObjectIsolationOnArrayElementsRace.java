// expect: false(no-data-race)
// note: As ObjectIsolationOnArrayElements, but an int[] is itself the lock, and these are two arrays.

import static edu.rice.hj.Module2.*;

public class ObjectIsolationOnArrayElementsRace {
    static int x = 0;

    public static void main(final String[] args) {
        final int[] soup = {7, 8};
        final int[] stew = {8, 7};
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(soup, () -> {
                    x = 1; //~ race with line 20
                });
            });
            async(() -> {
                isolated(stew, () -> {
                    x = 2;
                });
            });
        });
    }
}
