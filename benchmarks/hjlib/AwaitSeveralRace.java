// expect: false(no-data-race)
// note: Tasks that wait for several futures, or begin at once, race with who waits for the futures only.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class AwaitSeveralRace {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = futureNbSeq(true, () -> 1);
            final HjFuture<Integer> g = futureNbSeq(false, () -> 2);
            final int[] a = new int[5];
            asyncAwait(f, g, () -> a[0] = 1); //~ race with line 20
            asyncAwait(f, g, f, () -> a[1] = 1); //~ race with line 20
            futureAwait(f, g, () -> a[2] = 1); //~ race with line 20
            futureAwait(f, g, f, () -> a[3] = 1); //~ race with line 20
            asyncNbSeq(false, () -> a[4] = g.get()); //~ race with line 20
            for (int i = 0; i < a.length; i += f.get()) {
                a[i] = g.get();
            }
        });
    }
}
