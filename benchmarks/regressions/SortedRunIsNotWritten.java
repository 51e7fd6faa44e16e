// expect: true
// note: Sorting what is sorted already only reads it, and only compares neighbours.

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

public class SortedRunIsNotWritten {
    public static void main(final String[] args) throws Exception {
        final Integer[] numbers = new Integer[50];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i;
        }
        final AtomicInteger calls = new AtomicInteger();
        final Thread other = new Thread(() -> Arrays.sort(numbers, (x, y) -> {
            calls.incrementAndGet();
            return Integer.compare(x, y);
        }));
        other.start();
        assert numbers[30] == 30;
        other.join();
        assert calls.get() == 49;
    }
}
