// expect: true
// note: An error of a task comes as an exception at its finish; one of the body, and of what runs in the caller, as itself.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.runtime.util.MultipleExceptions;

public class ErrorOfTask {
    static class Bad extends Error {
    }

    static int seen;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> async(() -> {
                    throw new Bad();
                }));
            } catch (IllegalStateException e) {
                assert e.getMessage().equals("Error in executing blocked code!");
                seen++;
            }
            try {
                forall(0, 2, i -> {
                    if (i > 0) {
                        throw new StackOverflowError();
                    }
                });
            } catch (MultipleExceptions e) {
                seen++;
            }
            try {
                finish(() -> {
                    async(() -> seen++);
                    throw new Bad();
                });
            } catch (Bad e) {
                seen++;
            }
            final HjFuture<Integer> f = future(() -> {
                throw new Bad();
            });
            try {
                f.get();
            } catch (Bad e) {
                seen++;
            }
            assert seen == 5;
        });
    }
}
