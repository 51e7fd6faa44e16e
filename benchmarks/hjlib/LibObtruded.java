// expect: true
// note: Who asks a future whose value has been replaced gets the new one; what depended on it keeps the old one.

import java.util.concurrent.CompletableFuture;

public class LibObtruded {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> next = f.thenApply(v -> v + 1);
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        assert next.join() == 2;
        t.join();
        f.obtrudeValue(5);
        assert f.join() == 5 && next.join() == 2;
        assert f.getNumberOfDependents() >= 0;
    }
}
