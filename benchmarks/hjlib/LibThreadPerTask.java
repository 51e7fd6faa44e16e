// expect: true
// note: Each task has a new thread, without values of earlier ones.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LibThreadPerTask {
    static final ThreadLocal<Integer> uses = ThreadLocal.withInitial(() -> 0);

    static int use() {
        uses.set(uses.get() + 1);
        return uses.get();
    }

    public static void main(String[] args) throws Exception {
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 2; i++) {
                Future<Integer> used = each.submit(LibThreadPerTask::use);
                assert used.get() == 1;
            }
            Future<Boolean> virtual = each.submit(() -> Thread.currentThread().isVirtual());
            assert virtual.get();
        }
        assert !Thread.currentThread().isVirtual();
    }
}
