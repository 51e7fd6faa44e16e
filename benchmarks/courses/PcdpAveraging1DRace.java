// expect: false(no-data-race)
// note: A task waits for its left neighbour only: the right one may still read what it overwrites in the next round but one.

import static edu.rice.pcdp.PCDP.*;

import java.util.Arrays;
import java.util.concurrent.Phaser;

public class PcdpAveraging1DRace {
    static final int ROUNDS = 2;

    static void average(final double[] from, final double[] to, final int first, final int last) {
        for (int i = first; i <= last; i++) {
            to[i] = (from[i - 1] + from[i + 1]) / 2; //~ race with line 14
        }
    }

    public static void main(final String[] args) {
        final int inner = 4;
        final int tasks = 2;
        final double[][] lines = new double[2][inner + 2];
        final Phaser[] phasers = new Phaser[tasks];
        Arrays.setAll(phasers, t -> new Phaser(1));
        final int part = inner / tasks;
        forall(0, tasks - 1, t -> {
            for (int round = 0; round < ROUNDS; round++) {
                average(lines[round % 2], lines[(round + 1) % 2], t * part + 1, (t + 1) * part);
                phasers[t].arrive();
                if (t > 0) {
                    phasers[t - 1].awaitAdvance(round);
                }
            }
        });
    }
}
