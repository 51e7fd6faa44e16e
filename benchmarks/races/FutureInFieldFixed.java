// expect: true
// note: The field is written before the reader is created.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureInFieldFixed {
    static HjFuture<Integer> answer;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            answer = future(() -> 42);
            finish(() -> {
                async(() -> {
                    assert answer.get() == 42;
                });
            });
        });
    }
}
