// expect: false(no-data-race)
// note: Workers are counted, and what is measured is read, by tasks that write to the same places.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjMetrics;

public class WorkersRace {
    static int workers;
    static HjMetrics metrics;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> workers += numWorkerThreads()); //~ race with line 16
                workers++;
                async(() -> metrics = abstractMetrics()); //~ race with line 18
                metrics = null;
            });
        });
    }
}
