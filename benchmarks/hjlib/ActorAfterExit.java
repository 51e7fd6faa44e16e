// expect: true
// note: The finish of an actor ends with its call of exit: what comes before is there, what follows has to be waited for otherwise.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.runtime.actors.Actor;

public class ActorAfterExit {
    static class Summer extends Actor<Integer> {
        final HjDataDrivenFuture<Integer> last = newDataDrivenFuture();
        int total;
        int digits;

        protected void process(final Integer n) {
            if (n > 0) {
                total += n;
                return;
            }
            exit();
            finish(() -> async(() -> digits = 2));
            digits++;
            last.put(total);
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Summer summer = new Summer();
            finish(() -> {
                summer.start();
                summer.send(40);
                summer.send(2);
                summer.send(0);
            });
            assert summer.total == 42;
            asyncAwait(summer.last, () -> {
                assert summer.last.get() == 42 && summer.digits == 3;
            });
        });
    }
}
