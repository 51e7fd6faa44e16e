// expect: true
// note: A count that is read is never too large, and what has been counted is there.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.ModuleE;
import edu.rice.hj.api.HjEventCount;

public class EventCountRead {
    static int item;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjEventCount made = ModuleE.newEventCount();
            finish(() -> {
                async(() -> {
                    item = 1;
                    made.advance();
                });
                if (made.read() == 1) {
                    assert item == 1;
                }
            });
            assert made.read() == 1;
        });
    }
}
