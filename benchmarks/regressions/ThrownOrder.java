// expect: false(assertion)
// note: the tasks of a finish may end in either order, so either exception may come first
import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.launchHabaneroApp;

import edu.rice.hj.runtime.util.MultipleExceptions;

public class ThrownOrder {
    static class Failed extends RuntimeException {
        final int part;

        Failed(int part) {
            super("part " + part);
            this.part = part;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    for (int i = 0; i < 3; i++) {
                        final int part = i;
                        async(() -> {
                            throw new Failed(part);
                        });
                    }
                });
            } catch (MultipleExceptions e) {
                int order = 0;
                for (Throwable t : e.getExceptions()) {
                    order = 10 * order + ((Failed) t).part;
                }
                assert order != 201; //~ assertion
                assert e.getExceptions().get(1).getMessage().startsWith("part ");
            }
        });
    }
}
