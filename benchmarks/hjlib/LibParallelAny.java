// expect: false(assertion)
import java.util.List;

/** Any of the elements that there are, not the first. */
public class LibParallelAny {
    public static void main(String[] args) {
        int found = List.of(1, 2, 3).parallelStream().filter(x -> x > 1).findAny().get();
        assert found == 2; //~ assertion
    }
}
