// expect: true
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What executes a task is not the main thread. Its name may be printed, and is known where the thread is asked for. */
public class WorkersHaveNames {
    static void mustNotBeMain() {
        String name = Thread.currentThread().getName();
        if (name.equals("main")) {
            throw new IllegalStateException("on the main thread");
        }
        System.out.println(String.format("on %s", name));
    }

    public static void main(String[] args) throws Exception {
        assert Thread.currentThread().getName().equals("main");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(WorkersHaveNames::mustNotBeMain).get();
        pool.shutdown();
        CompletableFuture.runAsync(WorkersHaveNames::mustNotBeMain).join();
        ExecutorService single = Executors.newSingleThreadExecutor();
        Thread[] worker = new Thread[1];
        single.submit(() -> worker[0] = Thread.currentThread()).get();
        assert worker[0].getName().equals("pool-2-thread-1");
        assert worker[0] != Thread.currentThread();
        single.shutdown();
    }
}
