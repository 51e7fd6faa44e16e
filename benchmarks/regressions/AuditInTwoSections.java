// expect: false(assertion)
// note: Every move keeps the total, but an audit that reads the accounts in two sections may see half of a move.

import static edu.rice.hj.Module2.*;

public class AuditInTwoSections {
    static int left = 5;
    static int right = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> {
                    if (left > 0) {
                        left--;
                        right++;
                    }
                }));
                async(() -> isolated(() -> {
                    left += right;
                    right = 0;
                }));
                final int[] seen = new int[2];
                isolated(() -> seen[0] = left);
                isolated(() -> seen[1] = right);
                assert seen[0] + seen[1] == 5; //~ assertion
            });
        });
    }
}
