// expect: false(no-data-race)
// note: What two actors write is not their own, though each one's messages come one by one.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

public class ActorFromProcedureRace {
    static int seen;

    static HjActor<Integer> counter() {
        return newActor(pair -> {
            seen += pair.right; //~ race with line 13
            pair.left.exit();
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            for (int i = 0; i < 2; i++) {
                final HjActor<Integer> counter = counter();
                counter.start();
                counter.send(1);
            }
        });
    }
}
