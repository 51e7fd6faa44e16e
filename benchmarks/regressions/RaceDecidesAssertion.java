// expect: false(no-data-race)
// note: The assertion can only fail through the racy read; what is reported first is the race.

import static edu.rice.hj.Module1.*;

public class RaceDecidesAssertion {
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 14
            });
            final int r = x;
            assert r == 0; //~ assertion
        });
    }
}
