// expect: true
// note: one looks for it again and again, the other one offers
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjEureka;

public class EurekaOffered {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjEureka<Integer> found = newSearchEureka(null);
            finish(found, () -> {
                async(() -> {
                    while (true) {
                        found.check(1);
                    }
                });
                async(() -> found.offer(2));
            });
            assert found.get() == 2;
        });
    }
}
