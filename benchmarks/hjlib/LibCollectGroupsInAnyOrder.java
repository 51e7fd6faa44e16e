// expect: false(assertion)
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;

/** A concurrent collector has one map for all tasks: in which order a group has its elements is open. */
public class LibCollectGroupsInAnyOrder {
    public static void main(String[] args) {
        List<Integer> all = new ArrayList<>(List.of(1, 3));
        ConcurrentMap<Integer, List<Integer>> groups =
            all.parallelStream().collect(Collectors.groupingByConcurrent(x -> x % 2));
        assert groups.get(1).get(0) == 1; //~ assertion
    }
}
