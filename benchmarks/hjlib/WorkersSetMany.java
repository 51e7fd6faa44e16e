// expect: false(exception)
// note: There is no part for the last of the workers.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.config.HjSystemProperty;

public class WorkersSetMany {
    public static void main(final String[] args) {
        HjSystemProperty.numWorkers.set(3);
        launchHabaneroApp(() -> {
            final int[] parts = new int[2];
            forall(0, numWorkerThreads() - 1, i -> parts[i] = 1); //~ exception: ArrayIndexOutOfBoundsException
        });
    }
}
