// expect: true
// note: Twin of ExceptionInAsync: a single exception arrives at the finish as itself.

import static edu.rice.hj.Module1.*;

public class ExceptionCaughtAtFinish {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            String caught = "nothing";
            try {
                finish(() -> {
                    async(() -> {
                        throw new IllegalStateException("burnt");
                    });
                });
                assert false;
            } catch (IllegalStateException e) {
                caught = e.getMessage();
            }
            assert caught.equals("burnt");
        });
    }
}
