// expect: true
// note: in whatever order the tasks end, all exceptions are there, and the one of the body first
import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.isolated;
import static edu.rice.hj.Module1.launchHabaneroApp;

import edu.rice.hj.runtime.util.MultipleExceptions;
import java.util.List;

public class ThrownAnyOrder {
    static class Failed extends RuntimeException {
        final int part;

        Failed(int part) {
            this.part = part;
        }
    }

    static int failures = 0;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    for (int i = 1; i <= 3; i++) {
                        final int part = i;
                        async(() -> {
                            boolean[] last = new boolean[1];
                            isolated(() -> {
                                failures++;
                                last[0] = failures == 3;
                            });
                            if (!last[0]) {
                                throw new Failed(part);
                            }
                        });
                    }
                    throw new Failed(0);
                });
            } catch (MultipleExceptions e) {
                List<Throwable> all = e.getExceptions();
                int sum = 0;
                for (Throwable t : all) {
                    sum += ((Failed) t).part;
                }
                assert all.size() == 3;
                assert ((Failed) all.get(0)).part == 0;
                assert sum == 3 || sum == 4 || sum == 5;
                assert ((Failed) all.get(1)).part != ((Failed) all.get(2)).part;
            }
        });
    }
}
