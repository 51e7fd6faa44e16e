// expect: false(assertion)
// note: Who walks through a deque may see the item that was removed and the one that was added only then.

import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeWalkIsNoSnapshot {
    public static void main(final String[] args) throws Exception {
        final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2));
        final Thread other = new Thread(() -> {
            deque.pollFirst();
            deque.addLast(3);
        });
        other.start();
        int sum = 0;
        for (final int item : deque) {
            sum += item;
        }
        assert sum < 6; //~ assertion
        other.join();
    }
}
