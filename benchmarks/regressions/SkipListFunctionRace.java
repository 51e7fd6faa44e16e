// expect: false(no-data-race)
// note: A sorted map applies functions outside of its operations.

import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListFunctionRace {
    private static int calls;
    
    private static Integer sum(final Integer a, final Integer b) {
        calls++; //~ race with line 10
        return a + b;
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();
        map.put("a", 0);
        final Thread other = new Thread(() -> map.merge("a", 1, SkipListFunctionRace::sum));
        other.start();
        map.merge("a", 1, SkipListFunctionRace::sum);
        other.join();
    }
}
