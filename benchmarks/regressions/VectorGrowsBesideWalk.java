// expect: true
// note: An iterator of a vector looks in the monitor whether there were changes; an enumeration does not care.

import java.util.ConcurrentModificationException;
import java.util.Enumeration;
import java.util.List;
import java.util.Vector;

public class VectorGrowsBesideWalk {
    public static void main(final String[] args) throws Exception {
        final Vector<Integer> vector = new Vector<>(List.of(1, 2));
        final Thread other = new Thread(() -> vector.add(3));
        other.start();
        int sum = 0;
        try {
            for (final int i : vector) {
                sum += i;
            }
        } catch (final ConcurrentModificationException e) {
            sum = 6;
        }
        assert sum == 3 || sum == 6;
        final Enumeration<Integer> all = vector.elements();
        all.nextElement();
        assert all.nextElement() == 2;
        other.join();
    }
}
