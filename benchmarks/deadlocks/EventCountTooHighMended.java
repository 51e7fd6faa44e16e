// expect: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.ModuleE;
import edu.rice.hj.api.HjEventCount;

public class EventCountTooHighMended {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjEventCount made = ModuleE.newEventCount();
            finish(() -> {
                async(() -> made.advance());
                async(() -> made.await(1));
            });
        });
    }
}
