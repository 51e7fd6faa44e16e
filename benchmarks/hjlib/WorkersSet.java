// expect: true
// note: There are as many workers as the program sets; a setting comes too late when they are at work.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.config.HjSystemProperty;

public class WorkersSet {
    public static void main(final String[] args) {
        HjSystemProperty.numWorkers.set(3);
        launchHabaneroApp(() -> {
            HjSystemProperty.numWorkers.set(1);
            final int[] parts = new int[3];
            forall(0, numWorkerThreads() - 1, i -> parts[i] = 1);
            assert parts[0] + parts[1] + parts[2] == 3;
        });
    }
}
