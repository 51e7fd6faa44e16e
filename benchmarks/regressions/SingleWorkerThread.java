// expect: true
// note: All tasks of an executor with one worker have one thread: what it has stored is its own in the next task.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SingleWorkerThread {
    public static void main(String[] args) throws Exception {
        ThreadLocal<Integer> seen = ThreadLocal.withInitial(() -> 0);
        ExecutorService worker = Executors.newSingleThreadExecutor();
        Future<Thread> first = worker.submit(() -> {
            seen.set(seen.get() + 1);
            return Thread.currentThread();
        });
        Future<Integer> second = worker.submit(() -> {
            assert Thread.currentThread() == first.get();
            return seen.get();
        });
        assert second.get() == 1;
        assert seen.get() == 0 && Thread.currentThread() != first.get();
        worker.shutdown();
    }
}
