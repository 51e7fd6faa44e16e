// expect: false(no-data-race)
// note: The comparator is a constant of an enum, which makes no difference.

import java.util.Comparator;
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListEnumRace {
    private static int compared;

    private enum By implements Comparator<Integer> {
        SIZE;

        public int compare(final Integer a, final Integer b) {
            compared++; //~ race with line 14
            return Integer.compare(a, b);
        }
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(By.SIZE);
        set.add(5);
        final Thread other = new Thread(() -> set.add(1));
        other.start();
        set.add(7);
        other.join();
    }
}
