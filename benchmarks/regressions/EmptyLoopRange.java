// expect: true
// note: A reversed range runs nothing.

import static edu.rice.hj.Module1.*;

public class EmptyLoopRange {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(3, 2, (i) -> {
                assert false;
            });
            forseq(0, -1, (i) -> {
                assert false;
            });
        });
    }
}
