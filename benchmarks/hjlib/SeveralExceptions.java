// expect: true
// note: What several tasks of a finish throw comes together.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.util.MultipleExceptions;

public class SeveralExceptions {
    static boolean caught() {
        try {
            finish(() -> {
                async(() -> {
                    throw new IllegalArgumentException();
                });
                async(() -> {
                    throw new IllegalStateException();
                });
            });
            return false;
        } catch (MultipleExceptions e) {
            return true;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final boolean both = caught();
            assert both;
        });
    }
}
