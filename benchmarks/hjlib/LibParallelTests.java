// expect: false(no-data-race)
import java.util.stream.IntStream;

/** The predicate of `dropWhile` is called by several tasks. */
public class LibParallelTests {
    static int asked;

    public static void main(String[] args) {
        IntStream.range(0, 2).parallel().dropWhile(x -> {
            asked++; //~ race with line 10
            return false;
        }).sum();
    }
}
