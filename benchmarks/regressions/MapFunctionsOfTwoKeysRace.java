// expect: false(no-data-race)
// note: Functions for different keys are applied at the same time.

import java.util.concurrent.ConcurrentHashMap;

public class MapFunctionsOfTwoKeysRace {
    private static int calls;

    private static Integer one(final String key, final Integer old) {
        calls++; //~ race with line 10
        return old == null ? 1 : old + 1;
    }

    public static void main(final String[] args) throws Exception {
        final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        final Thread other = new Thread(() -> map.compute("b", MapFunctionsOfTwoKeysRace::one));
        other.start();
        map.compute("a", MapFunctionsOfTwoKeysRace::one);
        other.join();
    }
}
