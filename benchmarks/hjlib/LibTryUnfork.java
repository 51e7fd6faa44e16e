// expect: true
// note: A task that is taken back is executed by who has forked it; in any case once.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

public class LibTryUnfork {
    static final AtomicInteger done = new AtomicInteger();

    static class Work extends RecursiveAction {
        @Override
        protected void compute() {
            done.incrementAndGet();
        }
    }

    static class Both extends RecursiveAction {
        @Override
        protected void compute() {
            Work work = new Work();
            work.fork();
            if (work.tryUnfork()) {
                work.invoke();
            } else {
                work.join();
            }
        }
    }

    public static void main(String[] args) {
        ForkJoinPool.commonPool().invoke(new Both());
        assert done.get() == 1;
    }
}
