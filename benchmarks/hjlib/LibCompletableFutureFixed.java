// expect: true
// note: What depends on a future sees what it has done.

import java.util.concurrent.CompletableFuture;

public class LibCompletableFutureFixed {
    static int a;
    static int b;

    public static void main(String[] args) {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> {
            a = 2;
            return 3;
        });
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> {
            b = 5;
            return 7;
        });
        int product = left.thenCombine(right, (x, y) -> x * y + a + b).join();
        assert product == 28;
        CompletableFuture<Void> both = CompletableFuture.allOf(left, right);
        both.join();
        assert a + b == 7;
    }
}
