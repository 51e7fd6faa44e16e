// expect: true
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** `done` is called once, by who completes or cancels the task, also where `set` is called from outside. */
public class FutureTaskDone {
    static class Told extends FutureTask<Integer> {
        final AtomicInteger told = new AtomicInteger();

        Told(int n) {
            super(() -> 6 / n);
        }

        @Override protected void done() {
            told.incrementAndGet();
        }

        @Override protected void set(Integer i) {
            super.set(i + 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Told plain = new Told(2);
        Thread t = new Thread(plain);
        t.start();
        assert plain.get() == 4;
        t.join();
        assert plain.told.get() == 1;
        Told failed = new Told(0);
        failed.run();
        failed.cancel(false);
        assert failed.told.get() == 1;
        Told cancelled = new Told(1);
        cancelled.cancel(false);
        cancelled.run();
        assert cancelled.told.get() == 1;
    }
}
