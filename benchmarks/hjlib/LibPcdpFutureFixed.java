// expect: true
// note: A task that awaits two futures.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

public class LibPcdpFutureFixed {
    static int x;

    public static void main(String[] args) {
        CompletableFuture<Integer> given = new CompletableFuture<>();
        finish(() -> {
            Future<Integer> made = future(() -> {
                x = 1;
                return 4;
            });
            asyncAwait(() -> {
                try {
                    x = made.get() + given.get();
                } catch (Exception e) {
                    assert false;
                }
            }, made, given);
            given.complete(3);
        });
        assert x == 7;
    }
}
