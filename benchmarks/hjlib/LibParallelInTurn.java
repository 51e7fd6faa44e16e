// expect: false(no-data-race)
import java.util.stream.IntStream;

/** The action of an element comes in its turn, beside what still becomes of those behind it. */
public class LibParallelInTurn {
    static int seen;

    public static void main(String[] args) {
        IntStream.range(0, 2).parallel().map(x -> x == 1 ? seen : x).forEachOrdered(x -> { //~ race with line 11
            if (x == 0) {
                seen = 1; //~ race with line 9
            }
        });
    }
}
