// expect: false(no-data-race)
import java.util.ArrayList;
import java.util.List;

/** A container that all tasks of a parallel stream are given: they add to one list. */
public class LibCollectShared {
    public static void main(String[] args) {
        List<Integer> out = new ArrayList<>();
        List<Integer> all = new ArrayList<>(List.of(1, 2));
        all.parallelStream().collect(() -> out, (list, x) -> list.add(x), (a, b) -> { }); //~ race with line 10
        System.out.println(out.size());
    }
}
