// expect: false(no-data-race)
// note: Test and assignment of the field are not protected.

import static edu.rice.hj.Module1.*;

public class LazySingletonRacy {
    static class Config {
        final int level = 7;
    }

    static Config config;

    static Config get() {
        if (config == null) { //~ race with line 15
            config = new Config(); //~ race with line 15 //~ race with line 17
        }
        return config;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, (i) -> {
                assert get().level == 7;
            });
        });
    }
}
