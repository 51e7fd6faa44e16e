// expect: false(assertion)
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A parallel search need not look at all elements once it has found one. */
public class LibParallelStopsEarly {
    public static void main(String[] args) {
        AtomicInteger asked = new AtomicInteger();
        List.of(1, 2, 3).parallelStream().anyMatch(x -> asked.incrementAndGet() > 0);
        assert asked.get() == 3; //~ assertion
    }
}
