// expect: true
// note: What concerns all elements of a vector is one operation.

import java.util.List;
import java.util.Vector;

public class VectorIsReplacedAtOnce {
    public static void main(final String[] args) throws InterruptedException {
        final Vector<Integer> numbers = new Vector<>(List.of(1, 2));
        final Thread other = new Thread(() -> numbers.replaceAll(i -> i + 1));
        other.start();
        synchronized (numbers) {
            assert numbers.get(0) + 1 == numbers.get(1);
        }
        other.join();
        assert numbers.get(0) == 2 && numbers.get(1) == 3;
    }
}
