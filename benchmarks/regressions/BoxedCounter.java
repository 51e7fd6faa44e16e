// expect: true
// note: The counter is a box; each section unboxes it, adds, and boxes again.

import static edu.rice.hj.Module2.*;

public class BoxedCounter {
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
            assert n == 2;
        });
    }
}
