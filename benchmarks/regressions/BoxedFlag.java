// expect: true
// note: There are two boxes of boolean only: comparing them as objects is exact.

import static edu.rice.hj.Module2.*;

public class BoxedFlag {
    static Boolean first = null;
    static Boolean second = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        first = second;
                        second = !second;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        second = true;
                    });
                });
            });
            assert first == Boolean.TRUE || first == Boolean.FALSE;
            assert first == Boolean.FALSE ? second : !second;
        });
    }
}
