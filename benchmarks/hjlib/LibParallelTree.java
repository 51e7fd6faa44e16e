// expect: true
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A parallel reduction starts from the identity at each element; what becomes of them is joined half with half. */
public class LibParallelTree {
    static int asked;

    static String pair(String a, String b) {
        return "(" + a + b + ")";
    }

    public static void main(String[] args) {
        assert List.of(1, 2, 3, 4).parallelStream().reduce(5, Integer::sum) == 30;
        assert IntStream.rangeClosed(1, 4).parallel().reduce(0, (a, b) -> a - b) == 0;
        assert Arrays.asList("a", "b", "c").parallelStream().reduce("", LibParallelTree::pair).equals("((a)((b)(c)))");
        assert Stream.of(1, 2, 3).parallel().filter(x -> x > 1).reduce(10, Integer::sum) == 35;
        assert new LinkedList<>(List.of(1, 2)).parallelStream().reduce(10, Integer::sum) == 33;
        String ends = Stream.of("a", "b", "c", "d").parallel().filter(x -> x.compareTo("b") > 0)
            .collect(StringBuilder::new, StringBuilder::append, (a, b) -> a.append("+").append(b)).toString();
        assert ends.equals("++c+d");
        Iterator<Integer> oneByOne = new ArrayList<>(List.of(1, 2, 3)).parallelStream().map(x -> x + asked++).iterator();
        assert oneByOne.next() + oneByOne.next() == 4 && asked == 2;
    }
}
