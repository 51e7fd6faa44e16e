// expect: false(assertion)
// note: isolated does not exclude the atomic increment, which may fall between the two reads.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicBesideIsolated {
    public static void main(final String[] args) {
        final AtomicInteger a = new AtomicInteger();
        launchHabaneroApp(() -> {
            async(() -> {
                a.incrementAndGet();
            });
            async(() -> {
                isolated(() -> {
                    final int r1 = a.get();
                    final int r2 = a.get();
                    assert r1 == r2; //~ assertion
                });
            });
        });
    }
}
