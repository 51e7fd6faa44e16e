// expect: false(no-data-race)
// note: As TicketsDistinct with the draw split in two blocks: two tasks may draw the same ticket.

import static edu.rice.hj.Module2.*;

public class TicketsTwoSectionsRace {
    static int next = 0;
    static final int[] slots = new int[3];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            for (int i = 0; i < 3; i++) {
                async(() -> {
                    final int ticket = isolatedWithReturn(() -> next);
                    isolated(() -> {
                        next = ticket + 1;
                    });
                    slots[ticket] = 1; //~ race with line 18
                });
            }
        });
    }
}
