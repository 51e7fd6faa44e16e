// expect: false(assertion)
// note: Readers see what was before until all functions have been applied.

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

public class ListIsRewrittenBesideReaders {
    public static void main(final String[] args) throws Exception {
        final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
        final AtomicBoolean applied = new AtomicBoolean();
        final Thread other = new Thread(() -> list.replaceAll(i -> {
            applied.set(true);
            return i + 1;
        }));
        other.start();
        if (applied.get()) {
            assert list.get(0) == 2; //~ assertion
        }
        other.join();
    }
}
