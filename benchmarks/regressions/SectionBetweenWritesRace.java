// expect: false(no-data-race)
// note: The conditional write can be beside the first write only: inside its section, `done` is false and stays so.
// note: A detector that lets the second write stand for the first one misses the race.

import static edu.rice.hj.Module0.*;

public class SectionBetweenWritesRace {
    static int x = 0;
    static boolean done = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 5;
                    isolated(() -> { done = true; });
                    x = 6;
                });
                isolated(() -> {
                    if (!done) {
                        x = 1; //~ race with line 15
                    }
                });
            });
        });
    }
}
