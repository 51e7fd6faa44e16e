// expect: true
// note: A future that has not begun can be cancelled: its body is left out, and who waits for it is told.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class FutureCancelled {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final HjFuture<Integer> f = future(() -> x = 1);
                if (f.cancel()) {
                    x = 2;
                    assert f.resolved() && !f.cancel();
                    asyncAwait(f, () -> {
                        try {
                            f.get();
                        } catch (HjFuture.CancelledException e) {
                            x++;
                        }
                    });
                } else {
                    assert f.get() == 1;
                }
            });
            assert x == 1 || x == 3;
        });
    }
}
