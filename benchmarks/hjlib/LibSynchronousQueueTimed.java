// expect: false(assertion)
// note: Who offers and who polls with a time limit may meet.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class LibSynchronousQueueTimed {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread other = new Thread(() -> {
            try {
                queue.offer(7, 1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        Integer got = queue.poll(1, TimeUnit.SECONDS);
        other.join();
        assert got == null; //~ assertion
    }
}
