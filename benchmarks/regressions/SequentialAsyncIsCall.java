// expect: true
// tasks: 2
// note: If told to be sequential, the body runs in the caller, before what follows.

import static edu.rice.hj.Module2.*;

public class SequentialAsyncIsCall {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncNbSeq(true, () -> x = 1);
                x++;
                asyncNbSeq(x > 5, () -> x = 100, () -> System.out.println("a task"));
            });
            assert x == 2;
        });
    }
}
