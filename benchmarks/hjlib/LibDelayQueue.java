// expect: true
// note: What is put is taken, in the order of delays where all are there.

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class LibDelayQueue {
    static class Job implements Delayed {
        final int number;
        final long at;

        Job(int number, long millis) {
            this.number = number;
            at = System.currentTimeMillis() + millis;
        }

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
        jobs.put(new Job(2, 200));
        jobs.put(new Job(1, 100));
        int[] order = new int[2];
        Thread worker = new Thread(() -> {
            try {
                order[0] = jobs.take().number;
                order[1] = jobs.take().number;
            } catch (InterruptedException e) {
                return;
            }
        });
        worker.start();
        worker.join();
        assert order[0] == 1 && order[1] == 2;
    }
}
