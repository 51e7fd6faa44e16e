// expect: true
// note: Nobody else is there: each wait with a time limit ends by it.

import java.util.concurrent.*;

public class LibTimesOver {
    interface Wait {
        void begin() throws Exception;
    }

    static int late = 0;

    static void ends(Wait wait) throws Exception {
        try {
            wait.begin();
        } catch (TimeoutException e) {
            late++;
        }
    }

    public static void main(String[] args) throws Exception {
        assert !new CountDownLatch(1).await(5, TimeUnit.MILLISECONDS);
        ends(() -> new CompletableFuture<String>().get(1, TimeUnit.SECONDS));
        ends(() -> new Exchanger<Integer>().exchange(1, 5, TimeUnit.MILLISECONDS));
        ends(() -> new Phaser(1).awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS));
        CyclicBarrier barrier = new CyclicBarrier(2);
        ends(() -> barrier.await(1, TimeUnit.SECONDS));
        assert late == 4 && barrier.isBroken();
        CompletableFuture<String> answer = new CompletableFuture<String>().orTimeout(10, TimeUnit.MILLISECONDS);
        assert answer.exceptionally(t -> t.getClass().getSimpleName()).join().equals("TimeoutException");
    }
}
