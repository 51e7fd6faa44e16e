// expect: false(assertion)
// note: As BoxedBeyondCache, with a value that no box has.

import static edu.rice.hj.Module2.*;

public class BoxedBeyondCacheAssertion {
    static Integer n = null;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    if (n != null) {
                        assert n == 0; //~ assertion
                    }
                });
            });
            async(() -> {
                isolated(() -> {
                    n = 1000;
                });
            });
        });
    }
}
