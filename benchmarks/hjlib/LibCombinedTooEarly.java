// expect: false(assertion)
// note: The result of both is looked at before the second one is completed.

import java.util.concurrent.CompletableFuture;

public class LibCombinedTooEarly {
    public static void main(String[] args) {
        CompletableFuture<Integer> price = new CompletableFuture<>();
        CompletableFuture<Integer> tax = new CompletableFuture<>();
        CompletableFuture<Integer> sum = price.thenCombine(tax, Integer::sum);
        price.thenAccept(p -> {
            assert sum.isDone(); //~ assertion
            tax.complete(p / 10);
        });
        price.complete(100);
        sum.join();
    }
}
