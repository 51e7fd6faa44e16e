// expect: false(exception)
// note: Only in one order is the field still null when it is used.

import static edu.rice.hj.Module2.*;

public class ReferenceNullUnderGuard {
    static String name = null;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    name = "serrano";
                });
            });
            final String found = isolatedWithReturn(() -> name);
            assert found.length() == 7; //~ exception: NullPointerException
        });
    }
}
