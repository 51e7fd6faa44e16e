// expect: true
// note: Tasks and futures that wait for one, two, three or a list of others; an input that failed or was cancelled counts, too.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

public class AwaitForms {
    static int log;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> one = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> two = newDDF();
            final HjDataDrivenFuture<Integer> none = newDDF();
            finish(() -> {
                final HjFuture<Integer> three = futureAwait(one, two, () -> one.get() + two.get());
                final HjFuture<Integer> four = futureNbAwait(three, () -> three.safeGet() + 1);
                final HjFuture<Integer> seven = futureAwait(one, two, four, () -> one.get() + two.get() + four.get());
                asyncAwait(seven, none, () -> {
                    assert none.failed() && none.resolved();
                    log += seven.safeGet();
                    final List<HjFuture<Integer>> all = new ArrayList<>();
                    all.add(three);
                    all.add(four);
                    asyncNbAwait(all, () -> log += 10 * (three.safeGet() + four.safeGet()));
                });
                async(() -> one.put(1));
                async(() -> none.failed(new IllegalStateException("no value")));
                two.put(2);
                final boolean[] done = waitAll(new HjFuture[] {three, four});
                assert done[0] && done[1];
            });
            assert log == 77;
        });
    }
}
