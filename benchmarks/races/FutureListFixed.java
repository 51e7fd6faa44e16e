// expect: true
// note: Each future gets the one before it handed over; the list is complete before a task reads it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

public class FutureListFixed {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<HjFuture<Integer>> all = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                final int k = i;
                final HjFuture<Integer> before = i == 0 ? null : all.get(i - 1);
                all.add(future(() -> before == null ? 1 : before.get() + k));
            }
            final HjFuture<Integer> sum = future(() -> {
                int s = 0;
                for (final HjFuture<Integer> f : all) {
                    s += f.get();
                }
                return s;
            });
            assert sum.get() == 25;
        });
    }
}
