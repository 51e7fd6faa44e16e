// expect: true
// note: An iterator of a concurrent deque removes what it has met.

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeWalkRemoves {
    public static void main(final String[] args) throws Exception {
        final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2));
        final Thread other = new Thread(() -> deque.addFirst(4));
        other.start();
        final Iterator<Integer> it = deque.iterator();
        while (it.hasNext()) {
            if (it.next() == 1) {
                it.remove();
            }
        }
        other.join();
        assert !deque.contains(1);
        assert deque.size() == 2 && deque.peekFirst() == 4;
    }
}
