// expect: true
// note: Whoever completes a future executes what depends on it before anything else: a worker before its task ends, a thread before its
// own end, an executor's caller before `execute` returns.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class FuturesOfPools {
    private static int shown;

    private static void pool() throws InterruptedException {
        final List<Integer> squares = Collections.synchronizedList(new ArrayList<>());
        final ExecutorService pool = Executors.newFixedThreadPool(1);
        for (int i = 1; i <= 2; i++) {
            final int side = i;
            CompletableFuture.supplyAsync(() -> side * side, pool).thenAccept(squares::add);
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert squares.size() == 2;
    }

    private static void thread() throws InterruptedException {
        final Thread[] threads = new Thread[1];
        final CompletableFuture<Void> done = CompletableFuture.supplyAsync(() -> 1, body -> {
            threads[0] = new Thread(body);
            threads[0].start();
        }).thenAccept(v -> shown = v);
        threads[0].join();
        assert done.isDone() && shown == 1;
    }

    private static void queue() throws InterruptedException {
        final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
        CompletableFuture.completedFuture(3).thenApplyAsync(v -> v + 1, events::add).thenAccept(v -> shown = v);
        events.take().run();
        assert shown == 4;
    }

    private static void both() throws InterruptedException {
        final CompletableFuture<Integer> a = new CompletableFuture<>();
        final CompletableFuture<Integer> b = new CompletableFuture<>();
        a.thenCombine(b, Integer::sum).thenAccept(v -> shown = v);
        final Thread other = new Thread(() -> a.complete(5));
        other.start();
        b.complete(6);
        other.join();
        assert shown == 11;
    }

    public static void main(final String[] args) throws InterruptedException {
        pool();
        thread();
        queue();
        both();
    }
}
