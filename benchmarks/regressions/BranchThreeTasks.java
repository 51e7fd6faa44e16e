// expect: true
// note: Three tasks take turns by a counter: each writes only if it saw exactly its predecessors.

import static edu.rice.hj.Module2.*;

public class BranchThreeTasks {
    static int turn = 0;
    static int x = 0;

    static void play(final int mine) {
        final int seen = isolatedWithReturn(() -> turn);
        if (seen == mine) {
            x = x * 10 + mine;
            isolated(() -> {
                turn = turn + 1;
            });
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> play(2));
                async(() -> play(1));
                async(() -> play(0));
            });
            assert x == 0 || x == 1 || x == 12;
        });
    }
}
