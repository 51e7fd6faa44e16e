// expect: false(assertion)
// note: Nothing says that the first place is found.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjSearchEureka;

public class EurekaSearchFirst {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] a = {3, 7, 1, 7};
            final HjSearchEureka<Integer> eureka = newSearchEureka(-1);
            finish(eureka, () -> forasync(0, 3, i -> {
                if (a[i] == 7) {
                    eureka.offer(i);
                }
            }));
            final int found = eureka.get();
            assert found == 1; //~ assertion
            assert eureka.resolved();
        });
    }
}
