// expect: true
// note: Who adds waits until all functions have been applied, so that nothing is lost.

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

public class ListIsRewrittenWithoutWriters {
    public static void main(final String[] args) throws Exception {
        final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
        final AtomicBoolean applied = new AtomicBoolean();
        final Thread other = new Thread(() -> list.replaceAll(i -> {
            applied.set(true);
            return i + 1;
        }));
        other.start();
        if (applied.get()) {
            list.add(5);
            assert list.equals(List.of(2, 5));
        }
        other.join();
        assert list.get(0) == 2;
    }
}
