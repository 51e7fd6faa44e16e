// expect: false(no-data-race)
// note: One worker is a setting, not a promise; who has more work is not later for sure.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjSystemProperty;

public class SettingsAndMetricsRace {
    static int x;

    public static void main(final String[] args) {
        HjSystemProperty.numWorkers.set(1);
        launchHabaneroApp(() -> {
            async(() -> {
                doWork(1);
                x = 1;
            });
            doWork(1000);
            final int r = x; //~ race with line 16
        });
    }
}
