// expect: false(no-deadlock)
// note: who waits in the monitor looks for nothing else, since nobody interrupts; the others wait for it
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllWaits {
    static boolean taken;

    static synchronized void enter() throws InterruptedException {
        while (taken) {
            InvokeAllWaits.class.wait();
        }
        taken = true;
    }

    static synchronized void leave() {
        taken = false;
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newCachedThreadPool();
        Callable<Integer> crossing = () -> {
            enter();
            leave();
            return 1;
        };
        pool.invokeAll(List.of(crossing, crossing)); //~ deadlock
        pool.shutdown();
    }
}
