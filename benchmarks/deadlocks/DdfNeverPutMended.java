// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfNeverPutMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjDataDrivenFuture<Integer> input = newDataDrivenFuture();
            finish(() -> {
                asyncAwait(input, () -> System.out.println(input.resolved()));
                async(() -> {
                    if (args.length == 0) {
                        input.cancel();
                        return;
                    }
                    input.put(args.length);
                });
            });
        });
    }
}
