// expect: error(no-applicable-method)
// note: It hides the imported one also where its parameters do not fit.

import static edu.rice.hj.Module2.*;

public class OwnMethodHidesImportUnfit {
    static void doWork() {
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> doWork(1));
    }
}
