// expect: true
// args: 100
// note: Family chain-n. Asyncs nested n deep, each with a write of its own before and a read of its parent's.

import static edu.rice.hj.Module1.*;

public class Chain {
    static void link(final int[] cells, final int i) {
        if (i == cells.length) {
            return;
        }
        cells[i] = i == 0 ? 1 : cells[i - 1] + 1;
        async(() -> link(cells, i + 1));
    }

    public static void main(final String[] args) {
        final int[] cells = new int[Integer.parseInt(args[0])];
        launchHabaneroApp(() -> {
            finish(() -> link(cells, 0));
            assert cells[cells.length - 1] == cells.length;
        });
    }
}
