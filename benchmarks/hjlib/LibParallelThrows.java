// expect: true
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** An exception leaves a parallel stream whose other elements still go on. */
public class LibParallelThrows {
    public static void main(String[] args) {
        AtomicInteger done = new AtomicInteger();
        try {
            List.of(1, 0, 2).parallelStream().map(x -> 6 / x).forEach(x -> done.incrementAndGet());
            assert false;
        } catch (ArithmeticException e) {
            assert done.get() <= 2;
        }
    }
}
