// expect: true
// note: The object is created by the initialiser of a class that is first used here.

import static edu.rice.hj.Module1.*;

public class LazySingletonFixed {
    static class Config {
        final int level = 7;
    }

    static class Holder {
        static final Config config = new Config();
    }

    static Config get() {
        return Holder.config;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (i) -> {
                assert get().level == 7;
            });
        });
    }
}
