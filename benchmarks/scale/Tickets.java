// expect: true
// args: 4
// note: Family tickets-n. Each task draws a number in an isolated section and uses it as an index afterwards.

import static edu.rice.hj.Module2.*;

public class Tickets {
    static int next = 0;

    public static void main(final String[] args) {
        final int tasks = Integer.parseInt(args[0]);
        final int[] owner = new int[tasks];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < tasks; i++) {
                    final int id = i + 1;
                    async(() -> {
                        final int[] mine = new int[1];
                        isolated(() -> mine[0] = next++);
                        owner[mine[0]] = id;
                    });
                }
            });
            for (int i = 0; i < tasks; i++) {
                assert owner[i] != 0;
            }
        });
    }
}
