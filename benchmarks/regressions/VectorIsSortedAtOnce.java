// expect: true
// note: What concerns all elements of a vector or of a copy-on-write set is one operation.

import java.util.List;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArraySet;

public class VectorIsSortedAtOnce {
    public static void main(final String[] args) throws InterruptedException {
        final Vector<Integer> numbers = new Vector<>(List.of(3, 1, 2));
        final CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
        final Thread other = new Thread(() -> {
            numbers.sort(null);
            set.addAll(List.of(1, 2, 1));
        });
        other.start();
        final int first = numbers.get(0);
        assert first == 3 || first == 1;
        final int size = set.size();
        assert size == 0 || size == 2;
        other.join();
        numbers.removeIf(i -> i == 2);
        assert numbers.equals(List.of(1, 3));
    }
}
