// expect: false(no-data-race)
// note: As LastArrival, but the first task to arrive reads both parts.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.atomic.AtomicInteger;

public class FirstArrivalRace {
    static final AtomicInteger arrived = new AtomicInteger();
    static final int[] part = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (i) -> {
                part[i] = i + 1; //~ race with line 17
                if (arrived.incrementAndGet() == 1) {
                    final int other = part[1 - i];
                }
            });
        });
    }
}
