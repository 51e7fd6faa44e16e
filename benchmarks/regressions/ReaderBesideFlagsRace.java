// expect: false(no-data-race)
// note: The writer runs only when it has seen the flags of the readers 0, 7 and 8, so it comes after those. All the others
// note: are still beside it: a detector that lets two readers stand for all forgets them.

import static edu.rice.hj.Module0.*;

public class ReaderBesideFlagsRace {
    static int x = 0;
    static boolean first = false, seventh = false, last = false;
    static int[] seen = new int[9];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 9; i++) {
                    final int k = i;
                    async(() -> {
                        seen[k] = x;
                        if (k == 0) {
                            isolated(() -> { first = true; });
                        }
                        if (k == 7) {
                            isolated(() -> { seventh = true; });
                        }
                        if (k == 8) {
                            isolated(() -> { last = true; });
                        }
                    });
                }
                final boolean[] all = new boolean[1];
                isolated(() -> { all[0] = first && seventh && last; });
                if (all[0]) {
                    x = 1; //~ race with line 18
                }
            });
        });
    }
}
