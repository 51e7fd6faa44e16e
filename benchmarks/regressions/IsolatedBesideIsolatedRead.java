// expect: true
// note: Twin of IsolatedBesidePlainRead.

import static edu.rice.hj.Module2.*;

public class IsolatedBesideIsolatedRead {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    x = 1;
                });
            });
            final int r = isolatedWithReturn(() -> x);
            assert r == 0 || r == 1;
        });
    }
}
