// expect: false(assertion)
// note: As BoxedMixedKinds, but one order is forgotten.

import static edu.rice.hj.Module2.*;

public class BoxedMixedKindsAssertion {
    static Long total = 1L;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        total = total + 1;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        total = total * 2;
                    });
                });
            });
            assert total.longValue() == 4L; //~ assertion
        });
    }
}
