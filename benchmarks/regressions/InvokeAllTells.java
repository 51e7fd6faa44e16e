// expect: true
// note: who waits in the monitor looks for nothing else, since nobody interrupts
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllTells {
    static boolean taken;

    static synchronized void enter() throws InterruptedException {
        while (taken) {
            InvokeAllTells.class.wait();
        }
        taken = true;
    }

    static synchronized void leave() {
        taken = false;
        InvokeAllTells.class.notify();
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newCachedThreadPool();
        Callable<Integer> crossing = () -> {
            enter();
            leave();
            return 1;
        };
        pool.invokeAll(List.of(crossing, crossing));
        pool.shutdown();
    }
}
