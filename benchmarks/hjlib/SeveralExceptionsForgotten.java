// expect: false(assertion)
// note: Who takes it that tasks never throw is wrong where several do.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.util.MultipleExceptions;

public class SeveralExceptionsForgotten {
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
            assert !both; //~ assertion
        });
    }
}
