// expect: false(assertion)

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Nothing keeps the worker from a task that has come before a more urgent one. */
public class PoolByPriorityTooEarly {
    static final CountDownLatch GO = new CountDownLatch(0);
    static int last;

    record Job(int rank) implements Runnable, Comparable<Job> {
        public int compareTo(Job other) {
            return Integer.compare(rank, other.rank);
        }

        public void run() {
            try {
                GO.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            assert rank == last + 1; //~ assertion
            last = rank;
        }
    }

    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
        pool.execute(new Job(1));
        pool.execute(new Job(3));
        pool.execute(new Job(2));
        pool.shutdown();
    }
}
