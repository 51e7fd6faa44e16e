// expect: false(assertion)
// note: As BoxedCounter, with a sum that no order gives.

import static edu.rice.hj.Module2.*;

public class BoxedCounterAssertion {
    static Integer n = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    async(() -> {
                        isolated(() -> {
                            n++;
                        });
                    });
                }
            });
            assert n == 1 : "n is " + n; //~ assertion
        });
    }
}
