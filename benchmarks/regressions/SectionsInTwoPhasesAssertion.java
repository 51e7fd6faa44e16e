// expect: false(assertion)
// note: Twin of SectionsInTwoPhases: what it asserts would be right if the second of the two writes were forgotten.

import static edu.rice.hj.Module0.*;

public class SectionsInTwoPhasesAssertion {
    static int x = 3;

    static void phase() {
        finish(() -> {
            async(() -> {
                isolated(() -> { x = x * 2; });
            });
            async(() -> {
                isolated(() -> { x = x + 1; });
            });
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            phase();
            x = 0;
            x = 7;
            phase();
            assert x == 1 || x == 2; //~ assertion
        });
    }
}
