// expect: true
// note: A finish whose body throws first waits for its tasks, so reading x afterwards is ordered.

import static edu.rice.hj.Module1.*;

public class ExceptionInFinishBodyWaits {
    static int x = 0;

    static void stop() {
        throw new UnsupportedOperationException("stop");
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    async(() -> {
                        x = 1;
                    });
                    stop();
                });
            } catch (UnsupportedOperationException e) {
                assert x == 1;
            }
        });
    }
}
