// note: Twin of OwnMethodHidesImport: async is the own one of the class, which is a call.

import static edu.rice.hj.Module2.*;

public class OwnMethodHidesImportCalled {
    static int x = 0;

    static void async(final Runnable body) {
        body.run();
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> x = 1);
            x = 2;
            assert x == 2;
        });
    }
}
