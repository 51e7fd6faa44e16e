import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Keys of a concurrent map to which others can be added. */
public class ConcurrentKeys {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        Set<String> keys = map.keySet(7);
        System.out.println(keys.add("b") + " " + keys.add("a") + " " + new TreeSet<>(keys) + " " + map.get("a") + map.get("b"));
        System.out.println(keys.addAll(Arrays.asList("a", "c")) + " " + keys.addAll(List.of("a")) + " " + keys.size() + " " + map.get("c"));
        System.out.println(keys.contains("c") + " " + keys.contains("d") + " " + keys.remove("c") + " " + keys.remove("c") + " " + map);
        System.out.println(keys + " " + keys.equals(Set.of("b", "a")) + " " + (keys.hashCode() == new HashSet<>(keys).hashCode()));
        ConcurrentHashMap.KeySetView<String, Integer> view = map.keySet(8);
        System.out.println(view.getMappedValue() + " " + (view.getMap() == map) + " " + view.add("z") + " " + map.get("z"));
        for (Iterator<String> it = view.iterator(); it.hasNext();) {
            if (it.next().equals("a")) {
                it.remove();
            }
        }
        System.out.println(map + " " + view.removeIf(k -> k.equals("z")) + " " + map);
        List<String> seen = new ArrayList<>();
        view.forEach(seen::add);
        System.out.println(seen + " " + view.retainAll(Set.of()) + " " + view.isEmpty() + " " + map.isEmpty());
        view.add("q");
        view.clear();
        System.out.println(map);
        try {
            map.keySet(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        try {
            view.add(null);
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
        try {
            map.keySet().add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("without a value: " + map.size());
        }
    }
}
