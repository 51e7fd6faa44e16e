// expect: true
// note: The greatest of several values is the same in every order of the comparisons; only a solver or a case split sees it.

import static edu.rice.hj.Module0.*;

public class CommuteMaximum {
    static int most = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 12; i++) {
                    final int k = i * 5 % 12;
                    async(() -> {
                        isolated(() -> {
                            if (k > most) {
                                most = k;
                            }
                        });
                    });
                }
            });
            assert most == 11;
        });
    }
}
