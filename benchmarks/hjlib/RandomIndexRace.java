// expect: false(no-data-race)
// note: Both tasks may draw the same index.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.ThreadLocalRandom;

public class RandomIndexRace {
    public static void main(final String[] args) {
        final int[] cells = new int[4];
        finish(() -> {
            for (int i = 0; i < 2; i++) {
                async(() -> {
                    final int k = ThreadLocalRandom.current().nextInt(cells.length);
                    cells[k] = 1; //~ race with line 15
                });
            }
        });
    }
}
