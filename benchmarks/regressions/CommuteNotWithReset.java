// expect: false(assertion)
// note: Beside the additions, the reset can come at any place.

import static edu.rice.hj.Module0.*;

public class CommuteNotWithReset {
    static int count = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> { count = 10; });
                });
                async(() -> {
                    isolated(() -> { count++; });
                });
            });
            assert count == 11; //~ assertion
        });
    }
}
