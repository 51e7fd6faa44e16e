// expect: false(assertion)
// note: The reader may see a cached box that the canonical run makes after it.

import static edu.rice.hj.Module2.*;

public class BoxedCachedEarly {
    static Integer n = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    assert n == 0; //~ assertion
                });
            });
            async(() -> {
                isolated(() -> {
                    n = 7;
                });
            });
        });
    }
}
