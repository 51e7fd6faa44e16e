// expect: true
// note: Double-checked locking with a volatile field.

import static edu.rice.hj.Module2.*;

public class LazySingletonVolatile {
    static class Oven {
        int heat = 180;
    }

    static volatile Oven oven = null;

    static Oven get() {
        Oven found = oven;
        if (found == null) {
            found = isolatedWithReturn(() -> {
                if (oven == null) {
                    oven = new Oven();
                }
                return oven;
            });
        }
        return found;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                assert get().heat == 180;
            });
            async(() -> {
                assert get().heat == 180;
            });
        });
    }
}
