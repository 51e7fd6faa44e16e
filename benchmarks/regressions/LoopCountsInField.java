// expect: true
// note: Each turn writes the same field of the same object: the loop does not wait, whatever its locals look like.

import static edu.rice.hj.Module2.*;

public class LoopCountsInField {
    static class Cursor {
        int at = 16;

        boolean advance(final int[] table) {
            while (at > 0) {
                at = at - 1;
                if (table[at] != 0) {
                    return true;
                }
            }
            return false;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] table = new int[16];
            table[0] = 7;
            final Cursor c = new Cursor();
            assert c.advance(table) && c.at == 0;
        });
    }
}
