// expect: false(exception)
// note: Taking before anything was given throws inside the block.

import static edu.rice.hj.Module2.*;

public class ExceptionInsideIsolatedSymbolic {
    static final int[] items = new int[2];
    static int size = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(() -> {
                    items[size] = 4;
                    size++;
                });
            });
            async(() -> {
                isolated(() -> {
                    final int item = items[size - 1]; //~ exception: ArrayIndexOutOfBoundsException
                    assert item == 4;
                    size--;
                });
            });
        });
    }
}
