// expect: false(exception)
// note: An iterator of a vector throws if there were changes.

import java.util.List;
import java.util.Vector;

public class VectorGrowsBesideWalkThrows {
    public static void main(final String[] args) throws Exception {
        final Vector<Integer> vector = new Vector<>(List.of(1, 2));
        final Thread other = new Thread(() -> vector.add(3));
        other.start();
        int sum = 0;
        for (final int i : vector) { //~ exception: ConcurrentModificationException
            sum += i;
        }
        other.join();
    }
}
