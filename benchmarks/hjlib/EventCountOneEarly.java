// expect: false(no-data-race)
// note: The consumer does not wait for the item that it reads, but for the one before.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.ModuleE;
import edu.rice.hj.api.HjEventCount;

public class EventCountOneEarly {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjEventCount made = ModuleE.newEventCount();
            final int[] items = new int[2];
            finish(() -> {
                async(() -> {
                    for (int i = 0; i < items.length; i++) {
                        items[i] = i + 1; //~ race with line 25
                        made.advance();
                    }
                });
                async(() -> {
                    int sum = 0;
                    for (int i = 0; i < items.length; i++) {
                        made.await(i);
                        sum += items[i];
                    }
                    assert sum == 3; //~ assertion
                });
            });
        });
    }
}
