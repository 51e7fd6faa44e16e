// expect: false(exception)
// note: A method of the class hides an imported one of the same name.

import static edu.rice.hj.Module2.*;

public class OwnMethodHidesImport {
    static void doWork(final long n) {
        throw new IllegalStateException("not the library's"); //~ exception: IllegalStateException
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> doWork(1));
    }
}
