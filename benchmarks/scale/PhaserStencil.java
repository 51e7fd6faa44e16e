// expect: true
// args: 40 10
// tasks: 41
// note: The arguments are the number of tasks and of steps; the tasks meet after each step.

import static edu.rice.hj.Module2.*;

public class PhaserStencil {
    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        final int steps = Integer.parseInt(args[1]);
        launchHabaneroApp(() -> {
            final int[] even = new int[n + 2];
            final int[] odd = new int[n + 2];
            forallPhased(1, n, (i) -> {
                for (int t = 0; t < steps; t++) {
                    final int[] old = t % 2 == 0 ? even : odd;
                    final int[] now = t % 2 == 0 ? odd : even;
                    now[i] = old[i - 1] + old[i] + old[i + 1];
                    next();
                }
            });
        });
    }
}
