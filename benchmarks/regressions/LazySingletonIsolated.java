// expect: true
// note: Twin of LazySingletonRace: one task creates the object, and both get the same one.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class LazySingletonIsolated {
    static class Oven {
        int heat = 180;
    }

    static Oven oven = null;

    static Oven get() {
        return isolatedWithReturn(() -> {
            if (oven == null) {
                oven = new Oven();
            }
            return oven;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Oven> first = future(() -> get());
            final HjFuture<Oven> second = future(() -> get());
            assert first.get() == second.get();
            assert first.get().heat == 180;
        });
    }
}
