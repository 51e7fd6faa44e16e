// expect: false(no-deadlock)
// note: the loop has a way out, by the eureka that nobody offers to
import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjEureka;

public class EurekaNever {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjEureka<Integer> found = newSearchEureka(null);
            finish(found, () -> async(() -> { //~ deadlock
                while (true) {
                    found.check(1);
                }
            }));
        });
    }
}
