// expect: false(no-data-race)
// note: Tasks and futures whose bodies do not wait are tasks like others: who creates them goes on beside them.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class NonBlockingTasksRace {
    static int a;
    static int b;
    static int c;
    static int d;
    static int e;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncNb(() -> a = 1); //~ race with line 19
                a++;
                asyncSusp(() -> b = 1); //~ race with line 21
                b++;
                asyncNbAt(here(), () -> c = 1); //~ race with line 23
                c++;
                final HjFuture<Integer> future = futureNb(() -> d = 1); //~ race with line 25
                d++;
                final HjFuture<Integer> other = futureNbSeq(false, () -> 0, () -> e = 1); //~ race with line 27
                e++;
                assert future.get() + other.get() == 2;
            });
        });
    }
}
