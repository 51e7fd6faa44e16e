// expect: false(assertion)
// note: What is to be called after the launch comes after its tasks.

import static edu.rice.hj.Module1.*;

public class LaunchCallbackWrong {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> async(() -> x = 1), () -> {
            assert x == 0; //~ assertion
        });
    }
}
