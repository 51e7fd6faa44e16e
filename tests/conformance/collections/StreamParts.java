import java.util.*;
import java.util.stream.*;
/** How parallel streams split their sources, as reductions show that are not neutral or not associative. */
public class StreamParts {
    static int n;
    public static void main(String[] args) {
        String r = java.util.regex.Pattern.compile(",").splitAsStream("a,b,c").parallel().reduce("-", String::concat)
            + Stream.iterate(1, x -> x < 4, x -> x + 1).parallel().reduce(100, Integer::sum)
            + Stream.iterate(1, x -> x < 4, x -> x + 1).parallel().filter(x -> x > 7).reduce(100, Integer::sum)
            + Stream.iterate(1, x -> x < 1, x -> x + 1).parallel().reduce(100, Integer::sum)
            + StreamSupport.stream(Spliterators.spliteratorUnknownSize(List.of(1).iterator(), 0), true).peek(x -> n++).reduce(100, Integer::sum)
            + Stream.of(new LinkedList<>(List.of(1)), new LinkedHashSet<>(List.of(1)), new LinkedHashSet<>(List.of(1, 2, 3))).map(x -> x.parallelStream().reduce(100, (a, b) -> 2 * a + b, (a, b) -> 3 * a + b)).toList()
            + Stream.of(1, 2, 3, 4, 5).parallel().skip(1).reduce(100, Integer::sum)
            + Stream.of(1, 1, 2, 3).parallel().distinct().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + new ArrayDeque<>(List.of(1, 2, 3)).parallelStream().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + new ArrayList<>(List.of(1, 2, 3, 4, 5, 6)).subList(1, 6).parallelStream().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + Stream.of(5, 2, 3).parallel().sorted().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + Stream.of(1, 2, 3, 4, 5).parallel().filter(x -> x != 2).reduce((a, b) -> 2 * a - b).get()
            + new PriorityQueue<>(List.of(1, 2, 3)).parallelStream().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + new Vector<>(List.of(1, 2, 3)).parallelStream().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + Collections.unmodifiableList(new ArrayList<>(List.of(1, 2, 3))).parallelStream().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + Collections.nCopies(3, 1).parallelStream().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + "abc".chars().parallel().mapToObj(x -> (char) x).reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + Arrays.stream(new int[] {1, 2, 3, 4, 5}, 1, 4).parallel().boxed().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + Stream.concat(Stream.of(1, 2), Stream.of(3, 4)).parallel().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + Stream.of(1).parallel().flatMap(x -> Stream.of(1, 2)).reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + new LinkedList<>(List.of(1, 2, 3)).parallelStream().collect(StringBuilder::new, StringBuilder::append, (x, y) -> x.append("+").append(y))
            + Stream.<Integer>builder().add(1).add(2).add(3).build().parallel().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")")
            + LongStream.rangeClosed(1, 3).parallel().boxed().reduce("x", (a, b) -> a + b, (a, b) -> "(" + a + b + ")");
        System.out.println(r);
        assert n == 1;
    }
}
