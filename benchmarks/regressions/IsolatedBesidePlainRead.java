// expect: false(no-data-race)
// note: isolated protects only against isolated; the plain read is not ordered with the write.

import static edu.rice.hj.Module2.*;

public class IsolatedBesidePlainRead {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    x = 1; //~ race with line 16
                });
            });
            final int r = x;
        });
    }
}
