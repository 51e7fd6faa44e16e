// expect: false(no-deadlock)
// note: The result of both is waited for before the second one is completed.

import java.util.concurrent.CompletableFuture;

public class LibCombinedTooEarly {
    public static void main(String[] args) {
        CompletableFuture<Integer> price = new CompletableFuture<>();
        CompletableFuture<Integer> tax = new CompletableFuture<>();
        CompletableFuture<Integer> sum = price.thenCombine(tax, Integer::sum);
        price.thenAccept(p -> {
            int total = sum.join(); //~ deadlock
            tax.complete(total / 11);
        });
        price.complete(100);
    }
}
