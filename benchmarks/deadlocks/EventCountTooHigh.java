// expect: false(no-deadlock)
// note: The count never gets that far.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.ModuleE;
import edu.rice.hj.api.HjEventCount;

public class EventCountTooHigh {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjEventCount made = ModuleE.newEventCount();
            finish(() -> { //~ deadlock
                async(() -> made.advance());
                async(() -> made.await(2)); //~ deadlock
            });
        });
    }
}
