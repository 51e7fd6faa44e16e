// expect: true
// note: What is written before a key is put is seen by all who compare it.

import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListKeyIsPut {
    private static final class Job {
        private int rank;

        Job(final int rank) {
            this.rank = rank;
        }
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentSkipListSet<Job> jobs = new ConcurrentSkipListSet<>((a, b) -> Integer.compare(a.rank, b.rank));
        final Job job = new Job(1);
        job.rank = 9;
        jobs.add(job);
        final Thread other = new Thread(() -> jobs.add(new Job(2)));
        other.start();
        jobs.add(new Job(3));
        other.join();
        assert jobs.last() == job && jobs.size() == 3;
    }
}
