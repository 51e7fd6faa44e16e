// expect: false(no-data-race)
// note: A sorted set compares outside of its operations.

import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListComparatorRace {
    private static int compared;

    private static int compare(final Integer a, final Integer b) {
        compared++; //~ race with line 10
        return Integer.compare(a, b);
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(SkipListComparatorRace::compare);
        set.add(5);
        final Thread other = new Thread(() -> set.add(1));
        other.start();
        set.add(7);
        other.join();
    }
}
