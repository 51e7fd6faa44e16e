// expect: false(no-data-race)
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The functions of a collector are executed by the tasks of a parallel stream, too: what they count besides is a race. */
public class LibCollectCounts {
    static int asked;

    static int parity(int x) {
        asked++; //~ race with line 11
        return x % 2;
    }

    public static void main(String[] args) {
        List<Integer> all = new ArrayList<>(List.of(3, 4, 5));
        var groups = all.parallelStream().collect(Collectors.groupingBy(LibCollectCounts::parity, Collectors.counting()));
        System.out.println(groups.get(1));
    }
}
