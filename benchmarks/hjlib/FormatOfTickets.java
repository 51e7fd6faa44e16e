// expect: true
// note: What is printed depends on the schedule, also how wide it is.

import static edu.rice.hj.Module1.*;

public class FormatOfTickets {
    static int next;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] order = new int[3];
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    final int task = i;
                    async(() -> {
                        final int ticket = isolatedWithReturn(() -> next++);
                        order[ticket] = task;
                        System.out.printf("task %d: %3d %+d %,d %5.1f%% %x%n", task, ticket, ticket, ticket, ticket * 33.3, ticket);
                    });
                }
            });
            System.out.println(String.format("%-4d|%04d|%s", order[0], order[1], order[2]));
        });
    }
}
