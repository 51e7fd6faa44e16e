// expect: false(no-data-race)
// note: A seed that is the time of day is as good as none: the second task writes, too, if three is drawn.

import static edu.rice.hj.Module1.*;

import java.util.Random;

public class RandomSeedIsTime {
    static int winner;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int drawn = new Random(System.currentTimeMillis()).nextInt(5);
            finish(() -> {
                async(() -> {
                    winner = 1; //~ race with line 20
                });
                async(() -> {
                    if (drawn == 3) {
                        winner = 2;
                    }
                });
            });
        });
    }
}
