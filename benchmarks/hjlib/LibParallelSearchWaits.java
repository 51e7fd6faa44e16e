// expect: true
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

/** As long as a parallel search finds nothing, no element is left out: another one may wait for it. */
public class LibParallelSearchWaits {
    public static void main(String[] args) {
        CountDownLatch first = new CountDownLatch(1);
        boolean found = IntStream.range(0, 2).parallel().anyMatch(x -> {
            if (x == 0) {
                first.countDown();
            } else {
                try {
                    first.await();
                } catch (InterruptedException e) {
                    return true;
                }
            }
            return false;
        });
        assert !found;
    }
}
