// expect: false(no-data-race)
// note: A draw that is put back can be drawn again: the counter goes both ways.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class DrawnIndicesPutBackRace {
    public static void main(final String[] args) {
        final AtomicInteger next = new AtomicInteger(0);
        final int[] slots = new int[4];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    final int id = i + 1;
                    async(() -> {
                        final int mine = next.getAndIncrement();
                        slots[mine] = id; //~ race with line 18
                        if (id == 2) {
                            next.getAndDecrement();
                        }
                    });
                }
            });
        });
    }
}
