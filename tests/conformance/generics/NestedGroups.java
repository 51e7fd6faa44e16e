import java.util.List;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

public class NestedGroups {
    record Worker(String name, String team, int grade) {}

    public static void main(String[] args) {
        List<Worker> all = List.of(new Worker("ann", "it", 2), new Worker("bob", "hr", 1), new Worker("cyd", "it", 2), new Worker("dan", "it", 1));
        // A call among the arguments of one of the same method has type variables of its own.
        Object untyped = all.stream().collect(Collectors.groupingBy(Worker::grade, TreeMap::new,
            Collectors.groupingBy(Worker::team, TreeMap::new, Collectors.mapping(Worker::name, Collectors.toCollection(TreeSet::new)))));
        System.out.println(untyped);
        Map<Integer, TreeMap<String, TreeSet<String>>> typed = all.stream().collect(Collectors.groupingBy(Worker::grade, TreeMap::new,
            Collectors.groupingBy(Worker::team, TreeMap::new, Collectors.mapping(Worker::name, Collectors.toCollection(TreeSet::new)))));
        System.out.println(typed.get(2).firstEntry().getValue().first());
        Map<String, TreeMap<Integer, Long>> byTeam = all.stream().collect(Collectors.groupingBy(Worker::team, LinkedHashMap::new,
            Collectors.groupingBy(Worker::grade, TreeMap::new, Collectors.counting())));
        System.out.println(byTeam + " " + byTeam.get("it").lastKey());
    }
}
