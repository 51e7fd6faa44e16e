// expect: false(no-deadlock)
// note: The phaser counts the task that makes the others, too, which arrives nowhere.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

public class PcdpAveraging1DDeadlock {
    public static void main(final String[] args) {
        final int tasks = 2;
        final double[] from = {0, 0, 0, 1};
        final double[] to = {0, 0, 0, 1};
        final Phaser phaser = new Phaser(tasks + 1);
        forall(1, tasks, i -> { //~ deadlock
            to[i] = (from[i - 1] + from[i + 1]) / 2;
            phaser.arriveAndAwaitAdvance(); //~ deadlock
            from[i] = (to[i - 1] + to[i + 1]) / 2;
        });
    }
}
