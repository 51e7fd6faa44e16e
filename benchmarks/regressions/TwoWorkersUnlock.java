// expect: false(exception)
// note: With two workers the second task may run in another thread, which does not hold the lock.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

public class TwoWorkersUnlock {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        ExecutorService workers = Executors.newFixedThreadPool(2);
        Future<?> first = workers.submit(() -> lock.lock());
        first.get();
        Future<?> second = workers.submit(() -> lock.unlock());
        second.get(); //~ exception: ExecutionException
        workers.shutdown();
    }
}
