// expect: true
// note: A consumer that follows the producer's count.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.ModuleE;
import edu.rice.hj.api.HjEventCount;

public class EventCount {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjEventCount made = ModuleE.newEventCount();
            final int[] items = new int[2];
            finish(() -> {
                async(() -> {
                    for (int i = 0; i < items.length; i++) {
                        items[i] = i + 1;
                        made.advance();
                    }
                });
                async(() -> {
                    int sum = 0;
                    for (int i = 0; i < items.length; i++) {
                        made.await(i + 1);
                        sum += items[i];
                    }
                    assert sum == 3;
                });
            });
        });
    }
}
