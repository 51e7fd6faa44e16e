// expect: true
// note: Twin of AtomicBesideIsolated: now both sides are isolated.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicInsideIsolated {
    public static void main(final String[] args) {
        final AtomicInteger a = new AtomicInteger();
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    a.incrementAndGet();
                });
            });
            async(() -> {
                isolated(() -> {
                    final int r1 = a.get();
                    final int r2 = a.get();
                    assert r1 == r2;
                });
            });
        });
    }
}
