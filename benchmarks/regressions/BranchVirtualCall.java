// expect: true
// note: Which method runs depends on the object found in the shared field.

import static edu.rice.hj.Module2.*;

public class BranchVirtualCall {
    static abstract class Pepper {
        abstract int heat();
    }

    static class Bell extends Pepper {
        @Override
        int heat() {
            return 0;
        }
    }

    static class Habanero extends Pepper {
        @Override
        int heat() {
            return x;
        }
    }

    static int x = 0;
    static Pepper pepper = new Bell();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 200000;
                final Pepper hot = new Habanero();
                isolated(() -> {
                    pepper = hot;
                });
            });
            final Pepper found = isolatedWithReturn(() -> pepper);
            final int heat = found.heat();
            assert heat == 0 || heat == 200000;
        });
    }
}
