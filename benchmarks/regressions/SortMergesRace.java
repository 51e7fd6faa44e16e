// expect: false(no-data-race)
// note: Sorting two runs that are not in order writes where they are merged.

import java.util.Arrays;

public class SortMergesRace {
    public static void main(final String[] args) throws Exception {
        final Integer[] numbers = new Integer[50];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (i + 25) % 50;
        }
        final Thread other = new Thread(() -> Arrays.sort(numbers)); //~ race with line 14
        other.start();
        final Integer first = numbers[0];
        other.join();
        assert first != null;
    }
}
