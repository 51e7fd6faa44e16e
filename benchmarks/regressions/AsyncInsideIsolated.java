// expect: false(exception)
// note: HJ does not allow the creation of tasks inside isolated.

import static edu.rice.hj.Module2.*;

public class AsyncInsideIsolated {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            isolated(() -> {
                async(() -> { //~ exception: IllegalStateException
                    System.out.println("never");
                });
            });
        });
    }
}
