// expect: true
// note: A draw is made only while there are indices left; what is read before the test is no draw.

import static edu.rice.hj.Module2.*;

public class DrawnUnlessFull {
    static int next = 0;
    static final int[] slots = new int[2];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 4; i++) {
                    final int id = i + 1;
                    async(() -> {
                        final int mine = isolatedWithReturn(() -> next < 2 ? next++ : -1);
                        if (mine >= 0) {
                            slots[mine] = id;
                        }
                    });
                }
            });
            assert next == 2;
            assert slots[0] != 0 && slots[1] != 0 && slots[0] != slots[1];
        });
    }
}
