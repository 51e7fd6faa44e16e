// expect: false(exception)
// note: The handler is around the creation of the task, not around its end.

import static edu.rice.hj.Module1.*;

public class ExceptionNotCaughtAroundAsync {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                try {
                    async(() -> {
                        throw new IllegalStateException("burnt"); //~ exception: IllegalStateException
                    });
                } catch (IllegalStateException e) {
                    System.out.println("not here");
                }
            });
        });
    }
}
