// expect: false(exception)
// note: The finish passes on what the task threw, and nobody catches it.

import static edu.rice.hj.Module1.*;

public class ExceptionInAsync {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    throw new IllegalStateException("burnt"); //~ exception: IllegalStateException
                });
            });
            System.out.println("never");
        });
    }
}
