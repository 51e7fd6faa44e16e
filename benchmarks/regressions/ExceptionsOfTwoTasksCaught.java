// expect: true
// note: Two exceptions arrive as one runtime exception that holds both; its class is not either of theirs.

import static edu.rice.hj.Module1.*;

public class ExceptionsOfTwoTasksCaught {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            int caught = 0;
            try {
                finish(() -> {
                    async(() -> {
                        throw new IllegalStateException("one");
                    });
                    async(() -> {
                        throw new IllegalStateException("two");
                    });
                });
            } catch (IllegalStateException e) {
                caught = 1;
            } catch (RuntimeException e) {
                caught = 2;
            }
            assert caught == 2;
        });
    }
}
