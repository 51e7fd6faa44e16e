// expect: false(assertion)
// note: The sums commute, what the first task keeps of the count does not: it is 1 or 3.

import static edu.rice.hj.Module0.*;

public class CommuteButKeepsAssertion {
    static int count = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] kept = new int[1];
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        count += 1;
                        kept[0] = count;
                    });
                });
                async(() -> {
                    isolated(() -> { count += 2; });
                });
            });
            assert kept[0] == 1; //~ assertion
        });
    }
}
