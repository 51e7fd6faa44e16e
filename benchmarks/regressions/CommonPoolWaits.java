// tasks: 3
// note: The threads of the common pool are daemons, and what depends on a future that is never completed never begins.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

public class CommonPoolWaits {
    public static void main(String[] args) {
        CountDownLatch never = new CountDownLatch(1);
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        f.thenRun(() -> {
            assert false;
        });
    }
}
