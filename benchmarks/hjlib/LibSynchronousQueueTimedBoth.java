// expect: true
// note: They meet, or both go away with nothing.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class LibSynchronousQueueTimedBoth {
    static boolean given;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread other = new Thread(() -> {
            try {
                given = queue.offer(7, 1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        Integer got = queue.poll(1, TimeUnit.SECONDS);
        other.join();
        assert given == (got != null) && (got == null || got == 7);
    }
}
