// expect: true
// note: Boxes outside the cache: the reader may run before the canonical run makes the box.

import static edu.rice.hj.Module2.*;

public class BoxedBeyondCache {
    static Integer n = null;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    if (n != null) {
                        assert n == 1000;
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
