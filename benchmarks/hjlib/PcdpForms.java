// expect: true
// note: Loops of PCDP whose tasks have their own cells; what waits for a future comes after it.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Future;

public class PcdpForms {
    static int held;

    public static void main(final String[] args) {
        final Object a = new Object();
        final int[] cells = new int[4];
        finish(() -> forasync(0, 3, i -> cells[i]++));
        finish(() -> forasyncChunked(0, 3, 3, i -> cells[i]++));
        forallChunked(0, 3, i -> cells[i]++);
        forall2dChunked(0, 1, 0, 1, (i, j) -> cells[2 * i + j]++);
        finish(() -> {
            final Future<Integer> f = future(() -> cells[0]++);
            asyncAwait(() -> cells[0]++, f);
            async(() -> isolated(a, () -> held++));
            isolated(() -> held++);
        });
        assert cells[0] == 6 && cells[3] == 4 && held == 2;
    }
}
