// expect: false(no-data-race)
// note: A message that is logged is made by the function that is given; one that is too fine is not.

import java.util.logging.Logger;

public class LoggedMessageRace {
    static final Logger LOG = Logger.getLogger(LoggedMessageRace.class.getName());
    static int seen;
    static int unseen;

    public static void main(String[] args) {
        new Thread(() -> {
            seen = 1; //~ race with line 17
            unseen = 1;
        }).start();
        LOG.fine(() -> "unseen " + unseen);
        LOG.info(() -> "seen " + seen);
    }
}
