// expect: true
// note: Twin of ReaderBesideFlagsRace: only the readers 0, 7 and 8 read, and the writer has seen the flags of all three.

import static edu.rice.hj.Module0.*;

public class ReaderBesideFlags {
    static int x = 0;
    static boolean first = false, seventh = false, last = false;
    static int[] seen = new int[9];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 9; i++) {
                    final int k = i;
                    async(() -> {
                        if (k == 0 || k >= 7) {
                            seen[k] = x;
                        }
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
                    x = 1;
                }
            });
        });
    }
}
