// expect: false(exception)
// note: The counts commute, but who throws depends on the order, and somebody does.

import static edu.rice.hj.Module0.*;

public class CommuteButThrows {
    static int count = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    async(() -> {
                        isolated(() -> {
                            count++;
                            if (count == 3) {
                                throw new IllegalStateException("full"); //~ exception: IllegalStateException
                            }
                        });
                    });
                }
            });
        });
    }
}
