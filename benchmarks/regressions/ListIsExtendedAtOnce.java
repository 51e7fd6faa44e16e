// expect: true
// note: What a copy-on-write list gets in one call is there all at once.

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ListIsExtendedAtOnce {
    public static void main(final String[] args) throws InterruptedException {
        final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        final Thread writer = new Thread(() -> list.addAll(List.of(1, 2, 3)));
        writer.start();
        final int seen = list.size();
        assert seen == 0 || seen == 3;
        writer.join();
        assert list.size() == 3;
    }
}
