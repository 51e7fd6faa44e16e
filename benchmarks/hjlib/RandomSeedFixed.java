// expect: true
// note: With this seed the second task never writes.

import static edu.rice.hj.Module1.*;

import java.util.Random;

public class RandomSeedFixed {
    static int winner;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            // The first number of this generator below five is 0.
            final int drawn = new Random(42).nextInt(5);
            finish(() -> {
                async(() -> {
                    winner = 1;
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
