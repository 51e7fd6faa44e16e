// expect: false(assertion)
// tasks: 3
// note: The first future can be forgotten once its finish has ended; what the second one is called must not depend on that.

import static edu.rice.hj.Module2.finish;
import static edu.rice.hj.Module2.future;
import static edu.rice.hj.Module2.isolated;
import static edu.rice.hj.Module2.launchHabaneroApp;

import edu.rice.hj.api.HjFuture;

public class PollAfterForgottenFuture {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjFuture<Integer> first = future(() -> 0);
            });
            isolated(() -> {
            });
            HjFuture<Integer> second = future(() -> 0);
            assert second.resolved(); //~ assertion
        });
    }
}
