// expect: false(exception)
// note: The exception of a supplier reaches who joins.

import java.util.concurrent.CompletableFuture;

public class LibCompletableFutureFails {
    public static void main(String[] args) {
        int[] a = new int[1];
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> a[1]);
        f.join(); //~ exception: CompletionException
    }
}
