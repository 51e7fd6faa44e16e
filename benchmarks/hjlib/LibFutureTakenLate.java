// expect: false(assertion)
// note: To complete a future does not keep away what it stands for if that has begun before.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class LibFutureTakenLate {
    public static void main(final String[] args) {
        final AtomicInteger ran = new AtomicInteger();
        final CompletableFuture<Integer> late = CompletableFuture.supplyAsync(() -> ran.addAndGet(10));
        late.complete(3);
        assert ran.get() == 0; //~ assertion
    }
}
