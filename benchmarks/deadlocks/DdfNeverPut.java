// expect: false(no-deadlock)
// note: The task that should put ends early.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfNeverPut {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> input = newDataDrivenFuture();
            finish(() -> { //~ deadlock
                asyncAwait(input, () -> System.out.println(input.get())); //~ deadlock
                async(() -> {
                    if (args.length == 0) {
                        return;
                    }
                    input.put(args.length);
                });
            });
        });
    }
}
