// expect: true
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A parallel search looks at as many elements as it likes, and finds what there is. */
public class LibParallelStops {
    public static void main(String[] args) {
        List<Integer> all = List.of(3, 4, 5);
        AtomicInteger asked = new AtomicInteger();
        assert all.parallelStream().anyMatch(x -> asked.incrementAndGet() > 0 && x > 3);
        assert asked.get() >= 1 && asked.get() <= 3;
        assert all.parallelStream().allMatch(x -> x < 6) && all.parallelStream().noneMatch(x -> x < 3);
        assert all.parallelStream().filter(x -> x > 3).findFirst().get() == 4;
        assert all.parallelStream().filter(x -> x > 3).findAny().get() >= 4;
        assert all.parallelStream().takeWhile(x -> x < 5).toList().equals(List.of(3, 4));
        assert all.parallelStream().dropWhile(x -> x < 4).toList().equals(List.of(4, 5));
    }
}
