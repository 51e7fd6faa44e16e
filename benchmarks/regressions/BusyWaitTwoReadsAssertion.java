// expect: false(no-deadlock)
// note: As BusyWaitTwoReadsRace without the race: the assertion can fail, but turning for ever goes first.

import static edu.rice.hj.Module1.*;

public class BusyWaitTwoReadsAssertion {
    static volatile boolean a = false;
    static volatile boolean b = false;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            async(() -> {
                a = true;
                a = false;
                b = true;
            });
            async(() -> {
                while (!(a && b)) { //~ deadlock
                }
                assert a; //~ assertion
            });
        });
    }
}
