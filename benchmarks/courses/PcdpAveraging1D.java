// expect: true
// pure-smt: timeout
// note: Averages of neighbours, in a phase for each round: all tasks meet in one phaser, or each waits for those beside it only.

import static edu.rice.pcdp.PCDP.*;

import java.util.Arrays;
import java.util.concurrent.Phaser;

public class PcdpAveraging1D {
    static final int ROUNDS = 2;

    static int[] line(final int inner) {
        final int[] line = new int[inner + 2];
        line[inner + 1] = 1 << 2 * ROUNDS;
        return line;
    }

    static void average(final int[] from, final int[] to, final int first, final int last) {
        for (int i = first; i <= last; i++) {
            to[i] = (from[i - 1] + from[i + 1]) / 2;
        }
    }

    static int[] oneByOne(final int inner) {
        int[] from = line(inner);
        int[] to = line(inner);
        for (int round = 0; round < ROUNDS; round++) {
            average(from, to, 1, inner);
            final int[] swap = from;
            from = to;
            to = swap;
        }
        return from;
    }

    static int[] barrier(final int inner, final int tasks) {
        final int[][] lines = {line(inner), line(inner)};
        final Phaser phaser = new Phaser(tasks);
        final int part = inner / tasks;
        forall(0, tasks - 1, t -> {
            for (int round = 0; round < ROUNDS; round++) {
                average(lines[round % 2], lines[(round + 1) % 2], t * part + 1, (t + 1) * part);
                phaser.arriveAndAwaitAdvance();
            }
        });
        return lines[ROUNDS % 2];
    }

    static int[] pointToPoint(final int inner, final int tasks) {
        final int[][] lines = {line(inner), line(inner)};
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
                if (t < tasks - 1) {
                    phasers[t + 1].awaitAdvance(round);
                }
            }
        });
        return lines[ROUNDS % 2];
    }

    public static void main(final String[] args) {
        final int inner = 4;
        final int[] expected = oneByOne(inner);
        assert Arrays.equals(expected, barrier(inner, 2));
        assert Arrays.equals(expected, pointToPoint(inner, 2));
    }
}
