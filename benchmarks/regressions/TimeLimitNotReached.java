// expect: false(no-deadlock)
// note: The time limit is over when the other task is done; what waits afterwards has none.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class TimeLimitNotReached {
    public static void main(final String[] args) throws Exception {
        final CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        final CompletableFuture<Integer> second = new CompletableFuture<>();
        final int one = first.get(1, TimeUnit.SECONDS);
        System.out.println(one + second.get()); //~ deadlock
    }
}
