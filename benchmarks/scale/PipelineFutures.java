// expect: true
// args: 20 4
// note: Family pipeline-n-k. n items go through k stages; each stage of an item waits for the stage before it and for the same stage of the item before.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class PipelineFutures {
    public static void main(final String[] args) {
        final int items = Integer.parseInt(args[0]);
        final int stages = Integer.parseInt(args[1]);
        final int[] sums = new int[stages];
        launchHabaneroApp(() -> {
            final HjFuture<Integer>[] last = new HjFuture[stages];
            for (int i = 0; i < items; i++) {
                HjFuture<Integer> before = null;
                for (int k = 0; k < stages; k++) {
                    final HjFuture<Integer> input = before;
                    final HjFuture<Integer> order = last[k];
                    final int item = i;
                    final int stage = k;
                    final HjFuture<Integer> output = future(() -> {
                        if (order != null) {
                            order.get();
                        }
                        final int x = input == null ? item : input.get() + 1;
                        sums[stage] += x;
                        return x;
                    });
                    last[k] = output;
                    before = output;
                }
            }
            for (int k = 0; k < stages; k++) {
                last[k].get();
                assert sums[k] == items * (items - 1) / 2 + items * k;
            }
        });
    }
}
