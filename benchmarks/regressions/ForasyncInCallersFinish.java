// expect: true
// note: Twin of ForasyncOutlivesMethodRace: the tasks belong to the caller's finish.

import static edu.rice.hj.Module1.*;

public class ForasyncInCallersFinish {
    static final int[] a = new int[4];

    static void fill() {
        forasync(0, 3, (i) -> {
            a[i] = i;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                fill();
            });
            assert a[3] == 3;
        });
    }
}
