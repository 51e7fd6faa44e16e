// expect: false(assertion)
// note: To read the count is not to wait for it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.ModuleE;
import edu.rice.hj.api.HjEventCount;

public class EventCountReadTooEarly {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjEventCount made = ModuleE.newEventCount();
            async(() -> made.advance());
            assert made.read() == 1; //~ assertion
        });
    }
}
