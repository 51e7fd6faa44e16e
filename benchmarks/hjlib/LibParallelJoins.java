// expect: false(no-data-race)
import java.util.ArrayList;
import java.util.stream.Stream;

/** Containers of a parallel stream are joined by several tasks, beside those that still fill theirs. */
public class LibParallelJoins {
    static int joins;

    static void join(ArrayList<Integer> a, ArrayList<Integer> b) {
        a.addAll(b);
        joins++; //~ race with line 11
    }

    public static void main(String[] args) {
        Stream.of(1, 2, 3, 4).parallel().collect(ArrayList<Integer>::new, ArrayList::add, LibParallelJoins::join);
    }
}
