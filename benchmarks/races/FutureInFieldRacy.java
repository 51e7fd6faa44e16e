// expect: false(no-data-race)
// note: The future is published in a plain field.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureInFieldRacy {
    static HjFuture<Integer> answer;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    answer = future(() -> 42); //~ race with line 18
                });
                async(() -> {
                    final HjFuture<Integer> f = answer;
                    if (f != null) {
                        System.out.println(f.get());
                    }
                });
            });
        });
    }
}
