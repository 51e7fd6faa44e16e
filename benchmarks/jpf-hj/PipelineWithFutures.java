// expect: true
// tasks: 21
// note: Every stage gets the record from the stage before, so its writes are ordered by the futures.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjFuture;

public class PipelineWithFutures {
    /** What flows through the pipeline: an input and the value computed so far. */
    static class Data {
        final int x;
        int value;

        Data(final int x) {
            this.x = x;
        }
    }

    public static void main(final String[] args) {
        final int[] inputs = {1, 2, 3, 5, 8};
        launchHabaneroApp(() -> {
            finish(() -> {
                for (final int input : inputs) {
                    final Data data = new Data(input);

                    final HjFuture<Data> square = future(() -> {
                        data.value = data.x * data.x;
                        return data;
                    });
                    final HjFuture<Data> linear = future(() -> {
                        final Data d = square.get();
                        d.value += 2 * d.x;
                        return d;
                    });
                    final HjFuture<Data> constant = future(() -> {
                        final Data d = linear.get();
                        d.value += 1;
                        return d;
                    });
                    async(() -> {
                        final Data d = constant.get();
                        acquireR(d);
                        System.out.println(d.x + " -> " + d.value);
                        assert d.value == (d.x + 1) * (d.x + 1);
                        releaseR(d);
                    });
                }
            });
        });
    }
}
