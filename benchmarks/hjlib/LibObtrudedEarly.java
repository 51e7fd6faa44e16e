// expect: false(assertion)
// note: The value may be replaced before the other thread asks for it.

import java.util.concurrent.CompletableFuture;

public class LibObtrudedEarly {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> {
            int got = f.join();
            assert got == 1; //~ assertion
        });
        t.start();
        f.complete(1);
        f.obtrudeValue(2);
        t.join();
    }
}
