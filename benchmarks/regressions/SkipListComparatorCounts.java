// expect: true
// note: A comparator that synchronises what it counts. To walk through a set compares nothing.

import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListComparatorCounts {
    private static final AtomicInteger COMPARED = new AtomicInteger();

    private static int compare(final Integer a, final Integer b) {
        COMPARED.incrementAndGet();
        return Integer.compare(a, b);
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(SkipListComparatorCounts::compare);
        set.add(5);
        final Thread other = new Thread(() -> set.add(1));
        other.start();
        set.add(7);
        other.join();
        int sum = 0;
        final int before = COMPARED.get();
        for (final int i : set) {
            sum += i;
        }
        assert sum == 13 && set.first() == 1 && COMPARED.get() == before;
    }
}
