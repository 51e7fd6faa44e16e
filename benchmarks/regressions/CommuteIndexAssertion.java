// expect: false(assertion)
// note: Each section takes the next place of an array: who gets which depends on the order.

import static edu.rice.hj.Module0.*;

public class CommuteIndexAssertion {
    static int next = 0;
    static int[] line = new int[4];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    final int k = i;
                    async(() -> {
                        isolated(() -> {
                            line[next] = k;
                            next++;
                        });
                    });
                }
            });
            assert line[0] == 0; //~ assertion
        });
    }
}
