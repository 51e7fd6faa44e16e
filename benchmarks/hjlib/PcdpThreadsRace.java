// expect: false(no-data-race)
// note: Tasks add up what each thread is to do, at the same place.

import static edu.rice.pcdp.PCDP.*;

public class PcdpThreadsRace {
    static int sum;

    public static void main(final String[] args) {
        final int threads = numThreads();
        finish(() -> {
            for (int i = 0; i < 2; i++) {
                async(() -> sum += threads); //~ race with line 13
            }
        });
    }
}
