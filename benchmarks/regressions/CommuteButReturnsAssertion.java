// expect: false(assertion)
// note: The value that leaves a section as the result of a call decides a branch: which task sees 2 depends on the order.

import static edu.rice.hj.Module0.*;

public class CommuteButReturnsAssertion {
    static final java.util.concurrent.atomic.AtomicInteger count = new java.util.concurrent.atomic.AtomicInteger();
    static int second = -1;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    final int k = i;
                    async(() -> {
                        if (count.incrementAndGet() == 2) {
                            second = k;
                        }
                    });
                }
            });
            assert second == 1; //~ assertion
        });
    }
}
