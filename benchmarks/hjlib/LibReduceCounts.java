// expect: false(no-data-race)
import java.util.ArrayList;
import java.util.List;

/** Elements are joined by several tasks, too. */
public class LibReduceCounts {
    static int joined;

    static int join(int a, int b) {
        joined++; //~ race with line 10
        return a + b;
    }

    public static void main(String[] args) {
        List<Integer> all = new ArrayList<>(List.of(1, 2, 3, 4));
        int sum = all.parallelStream().reduce(LibReduceCounts::join).get();
        System.out.println(sum);
    }
}
