// expect: true
// note: Who finds a future resolved, and gets its value without waiting, knows what its task has done.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

public class ResolvedAsked {
    static int made;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> answer = future(() -> {
                made = 41;
                return made + 1;
            });
            if (answer.resolved()) {
                assert answer.safeGet() == made + 1;
            }
            final HjDataDrivenFuture<Integer> given = newDataDrivenFuture();
            given.put(3);
            assert given.resolved() && given.safeGet() == 3;
            assert numPlaces() == 1 && here().id() == 0;
            doWork(10);
        });
    }
}
