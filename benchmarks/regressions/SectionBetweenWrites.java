// expect: true
// note: Twin of SectionBetweenWritesRace: without the first write, nothing is beside the conditional one.

import static edu.rice.hj.Module0.*;

public class SectionBetweenWrites {
    static int x = 0;
    static boolean done = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> { done = true; });
                    x = 6;
                });
                isolated(() -> {
                    if (!done) {
                        x = 1;
                    }
                });
            });
        });
    }
}
