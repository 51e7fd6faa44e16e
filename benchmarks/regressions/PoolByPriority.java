// expect: true

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What waits for the only worker is begun in the order of the tasks. */
public class PoolByPriority {
    static final CountDownLatch GO = new CountDownLatch(1);
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
            assert rank == last + 1;
            last = rank;
        }
    }

    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
        pool.execute(new Job(1));
        pool.execute(new Job(3));
        pool.execute(new Job(2));
        GO.countDown();
        pool.shutdown();
    }
}
