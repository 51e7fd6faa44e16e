// expect: false(no-data-race)
// note: Of a loop in two dimensions each step is a task; one that is sequential runs beside the others.

import static edu.rice.pcdp.PCDP.*;

public class PcdpPlanesRace {
    static int row;
    static int cell;

    public static void main(final String[] args) {
        forall2d(0, 1, 0, 1, (i, j) -> row = i); //~ race with line 11
        finish(() -> {
            async(() -> cell = 7); //~ race with line 14
            forseq2d(0, 1, 0, 1, (i, j) -> cell = i + j);
        });
    }
}
