// expect: false(no-data-race)
// note: An atomic number applies functions outside of its operations.

import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicFunctionRace {
    private static int calls;

    private static int next(final int old) {
        calls++; //~ race with line 10
        return old + 1;
    }

    public static void main(final String[] args) throws Exception {
        final AtomicIntegerArray numbers = new AtomicIntegerArray(1);
        final Thread other = new Thread(() -> numbers.updateAndGet(0, AtomicFunctionRace::next));
        other.start();
        numbers.getAndUpdate(0, AtomicFunctionRace::next);
        other.join();
    }
}
