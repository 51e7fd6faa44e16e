// expect: false(no-data-race)
// note: A task looks into the list while it grows.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

public class FutureListRacy {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<HjFuture<Integer>> all = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                final int k = i;
                all.add(future(() -> k == 0 ? 1 : all.get(k - 1).get() + 1)); //~ race with line 16
            }
            System.out.println(all.get(3).get());
        });
    }
}
