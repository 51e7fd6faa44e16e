// expect: true
// note: Synchronised collections apply functions, and compare, in their monitor.

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.Set;
import java.util.Vector;

public class SynchronizedFunctions {
    private static int inMap;
    private static int inTable;
    private static int inList;
    private static int inVector;
    private static int inSet;

    public static void main(final String[] args) throws Exception {
        final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        final Hashtable<String, Integer> table = new Hashtable<>();
        final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        final Vector<Integer> vector = new Vector<>(List.of(1));
        final Set<Integer> set = Collections.synchronizedSet(new TreeSet<>((a, b) -> {
            inSet++;
            return a - b;
        }));
        final Runnable all = () -> {
            map.computeIfAbsent("a", key -> ++inMap);
            table.merge("a", 1, (a, b) -> a + ++inTable);
            list.removeIf(i -> ++inList > 9);
            vector.replaceAll(i -> i + ++inVector);
            set.add(1);
        };
        final Thread other = new Thread(all);
        other.start();
        all.run();
        other.join();
        assert inMap == 1 && inTable == 1 && inList == 2 && inVector == 2 && inSet == 2;
    }
}
