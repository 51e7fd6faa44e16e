// expect: false(assertion)
// note: How far time has come when the thread begins is open.

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class LibDelayQueueEarly {
    static class Job implements Delayed {
        final long at = System.currentTimeMillis() + 100;

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(at, ((Job) other).at);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Job> jobs = new DelayQueue<>();
        jobs.put(new Job());
        Thread worker = new Thread(() -> {
            assert jobs.poll() == null; //~ assertion
        });
        worker.start();
        worker.join();
    }
}
