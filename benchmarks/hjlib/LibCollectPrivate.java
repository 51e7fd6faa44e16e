// expect: true
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Each task of a parallel stream has a container of its own; they are put together in the order of the elements. */
public class LibCollectPrivate {
    public static void main(String[] args) {
        List<Integer> all = new ArrayList<>(List.of(3, 4, 5, 6));
        Map<Integer, List<Integer>> groups = all.parallelStream().collect(Collectors.groupingBy(x -> x % 2));
        assert groups.get(1).equals(List.of(3, 5)) && groups.get(0).equals(List.of(4, 6));
        StringBuilder text = all.parallelStream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append);
        assert text.toString().equals("3456");
        assert all.parallelStream().map(x -> "" + x).collect(Collectors.joining("+", "<", ">")).equals("<3+4+5+6>");
        assert all.parallelStream().reduce((a, b) -> a * 10 + b).isPresent();
        Map<Integer, Long> counts =
            all.parallelStream().collect(Collectors.groupingByConcurrent(x -> x % 3, Collectors.counting()));
        assert counts.get(0) == 2 && counts.get(1) == 1 && counts.get(2) == 1;
    }
}
