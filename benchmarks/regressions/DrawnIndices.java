// expect: true
// note: Six tasks draw an index each from an atomic counter: all draws are different.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class DrawnIndices {
    public static void main(final String[] args) {
        final AtomicInteger next = new AtomicInteger(0);
        final int[] slots = new int[6];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 6; i++) {
                    final int id = i + 1;
                    async(() -> {
                        final int mine = next.getAndIncrement();
                        slots[mine] = id;
                    });
                }
            });
            assert next.get() == 6;
        });
    }
}
