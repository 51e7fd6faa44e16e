// expect: false(no-data-race)
// note: To find a future unresolved tells nothing of what its task has done by then.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ResolvedNotYetRace {
    static int made;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> answer = future(() -> {
                made = 41; //~ race with line 18
                return 42;
            });
            if (!answer.resolved()) {
                System.out.println(made);
            }
        });
    }
}
