// expect: false(no-data-race)
// note: What has been taken out of a sorted set may still be compared by who found it there before.

import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListKeyIsTakenRace {
    private static final class Job {
        private int rank;

        Job(final int rank) {
            this.rank = rank;
        }
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentSkipListSet<Job> jobs = new ConcurrentSkipListSet<>((a, b) -> Integer.compare(a.rank, b.rank)); //~ race with line 21
        jobs.add(new Job(1));
        final Thread other = new Thread(() -> jobs.add(new Job(2)));
        other.start();
        final Job first = jobs.pollFirst();
        first.rank = 9; //~ race with line 16
        other.join();
    }
}
