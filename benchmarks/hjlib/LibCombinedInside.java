// expect: true
// note: What waits for both is executed by who completes the second, though that is within what waits for the first.

import java.util.concurrent.CompletableFuture;

public class LibCombinedInside {
    static int total;

    public static void main(String[] args) {
        CompletableFuture<Integer> price = new CompletableFuture<>();
        CompletableFuture<Integer> tax = new CompletableFuture<>();
        CompletableFuture<Integer> sum = price.thenCombine(tax, Integer::sum);
        price.thenAccept(p -> {
            tax.complete(p / 10);
            total = sum.join();
        });
        price.complete(100);
        assert total == 110;
    }
}
