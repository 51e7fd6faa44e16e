// expect: false(assertion)
import java.util.List;

/** The identity of a parallel reduction is there once for each element. */
public class LibParallelIdentity {
    public static void main(String[] args) {
        int sum = List.of(1, 2, 3).parallelStream().reduce(5, Integer::sum);
        assert sum == 11; //~ assertion
    }
}
