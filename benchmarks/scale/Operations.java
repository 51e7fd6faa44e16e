// expect: true
// args: 1000
// note: Family operations-n: one task that only computes: what an operation costs that nobody has to check, five of them for each turn.

import static edu.rice.hj.Module1.*;

public class Operations {
    static int mixed;

    static int mix(final int turns) {
        int x = 0;
        for (int i = 0; i < turns; i++) {
            x = x * 3 + (i ^ x);
        }
        return x;
    }

    public static void main(final String[] args) {
        final int turns = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            finish(() -> async(() -> mixed = mix(turns)));
            assert mixed == mix(turns);
        });
    }
}
