// expect: true
// note: The task that counts to 2 comes after the other one's write.

import static edu.rice.hj.Module1.*;

import java.util.concurrent.atomic.AtomicInteger;

public class LastArrival {
    static final AtomicInteger arrived = new AtomicInteger();
    static final int[] part = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (i) -> {
                part[i] = i + 1;
                if (arrived.incrementAndGet() == 2) {
                    assert part[0] + part[1] == 3;
                }
            });
        });
    }
}
