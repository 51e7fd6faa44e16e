// expect: false(no-data-race)
// note: The middle stage passes on its value before it has written its array element.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DataDrivenPipelineRacy {
    static final int[] stage = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> first = newDataDrivenFuture();
            final HjDataDrivenFuture<Integer> second = newDataDrivenFuture();
            asyncAwait(first, () -> {
                second.put(first.get() + 1);
                stage[1] = first.get(); //~ race with line 20
            });
            asyncAwait(second, () -> {
                stage[2] = stage[1] + second.get();
            });
            stage[0] = 1;
            first.put(stage[0]);
        });
    }
}
