// expect: true
// note: The put is the last thing each stage does.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DataDrivenPipelineFixed {
    static final int[] stage = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> first = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> second = newDataDrivenFuture();
            asyncAwait(first, () -> {
                stage[1] = first.get();
                second.put(first.get() + 1);
            });
            asyncAwait(second, () -> {
                stage[2] = stage[1] + second.get();
                assert stage[0] == 1 && stage[2] == 3;
            });
            stage[0] = 1;
            first.put(stage[0]);
        });
    }
}
