import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.RandomAccess;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Views that nothing else can be put into than what is said. */
@SuppressWarnings({"unchecked", "rawtypes"})
public class Checked {
    interface Body {
        void run();
    }

    static void attempt(String what, Body body) {
        try {
            body.run();
            System.out.println(what + ": fine");
        } catch (ClassCastException | NullPointerException | UnsupportedOperationException e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static void lists() {
        List<String> below = new ArrayList<>(Arrays.asList("a", "b"));
        List<String> list = Collections.checkedList(below, String.class);
        List raw = list;
        attempt("add", () -> raw.add(1));
        attempt("add string", () -> raw.add("c"));
        attempt("add null", () -> raw.add(null));
        attempt("insert", () -> raw.add(0, 2.5));
        attempt("set", () -> raw.set(0, 'x'));
        attempt("addAll", () -> raw.addAll(Arrays.asList("p", 3, "q")));
        attempt("addAll at", () -> raw.addAll(1, Arrays.asList("p", "q")));
        attempt("addAll wrong at", () -> raw.addAll(1, List.of(new int[0])));
        attempt("replaceAll", () -> raw.replaceAll(x -> x == null ? 7 : x));
        attempt("iterator", () -> {
            ListIterator it = raw.listIterator(1);
            it.next();
            it.set("m");
            it.add("n");
        });
        System.out.println(list + " " + below);
        attempt("set by iterator", () -> {
            ListIterator it = raw.listIterator();
            it.next();
            it.set(1L);
        });
        attempt("add by iterator", () -> raw.listIterator().add(new Checked[0]));
        attempt("part", () -> raw.subList(0, 1).add(5));
        list.subList(0, 1).add("s");
        list.remove(null);
        list.sort(null);
        System.out.println(list + " " + list.equals(below) + " " + below.equals(list) + " " + (list.hashCode() == below.hashCode()));
        System.out.println(list.indexOf("m") + " " + list.lastIndexOf("zz") + " " + list.contains("a") + " " + list.get(0) + list.remove(0) + " " + list.size());
        System.out.println((list instanceof RandomAccess) + " " + (Collections.checkedList(new LinkedList<String>(), String.class) instanceof RandomAccess));
        System.out.println(String.join(",", list) + " " + list.stream().filter(s -> s.length() == 1).count() + " " + list.removeIf(s -> s.equals("q")) + " " + list.retainAll(Set.of("s", "b")) + list);
        below.clear();
        System.out.println(list.isEmpty() + " " + list.toArray().length + " " + list.toArray(new String[0]).length);
    }

    static void others() {
        Set set = Collections.checkedSet(new HashSet<Number>(), Number.class);
        attempt("number", () -> set.add(1));
        attempt("other number", () -> set.add(2.5));
        attempt("no number", () -> set.add("1"));
        System.out.println(set.size() + " " + set.equals(Set.of(1, 2.5)) + " " + set.contains("1"));
        Queue queue = Collections.checkedQueue(new ArrayDeque<Integer>(), Integer.class);
        attempt("offer", () -> queue.offer(1));
        attempt("offer long", () -> queue.offer(1L));
        System.out.println(queue.peek() + " " + queue.element() + " " + queue.poll() + " " + queue.poll());
        Collection c = Collections.checkedCollection(new ArrayList<Runnable>(), Runnable.class);
        attempt("lambda", () -> c.add((Runnable) () -> { }));
        attempt("thread", () -> c.add(new Thread()));
        attempt("object", () -> c.add(List.of(1).size()));
        System.out.println(c.size() + " " + c.equals(c));
        attempt("null collection", () -> Collections.checkedList(null, String.class));
        attempt("null type", () -> Collections.checkedSet(new HashSet<String>(), null));
        attempt("null map", () -> Collections.checkedMap(null, String.class, String.class));
        SortedSet sorted = Collections.checkedSortedSet(new TreeSet<>(List.of("b", "d")), String.class);
        attempt("sorted", () -> sorted.add(4));
        attempt("part of sorted", () -> sorted.headSet("c").add(4));
        sorted.headSet("c").add("a");
        System.out.println(sorted + " " + sorted.first() + sorted.last() + " " + sorted.comparator());
        NavigableSet<Integer> n = Collections.checkedNavigableSet(new TreeSet<>(List.of(1, 3, 5)), Integer.class);
        System.out.println(n.floor(4) + " " + n.descendingSet() + " " + n.tailSet(3, false) + " " + n.pollFirst() + " " + n + " " + n.descendingIterator().next());
        attempt("descending", () -> ((Set) n.descendingSet()).add("x"));
    }

    static void maps() {
        Map<String, Integer> below = new TreeMap<>();
        Map<String, Integer> map = Collections.checkedMap(below, String.class, Integer.class);
        Map raw = map;
        attempt("put", () -> raw.put("a", 1));
        attempt("put key", () -> raw.put(1, 1));
        attempt("put value", () -> raw.put("a", "b"));
        attempt("put both", () -> raw.put('k', "b"));
        attempt("null value", () -> raw.put("n", null));
        Map more = new TreeMap();
        more.put("x", 5);
        more.put("y", "no");
        attempt("putAll", () -> raw.putAll(more));
        System.out.println(map);
        attempt("putIfAbsent", () -> raw.putIfAbsent("z", 3L));
        attempt("replace", () -> raw.replace("a", "q"));
        attempt("replace old", () -> raw.replace("a", 1, "q"));
        attempt("replaceAll", () -> raw.replaceAll((k, v) -> v == null ? 0 : v));
        attempt("replaceAll wrong", () -> raw.replaceAll((k, v) -> "" + v));
        attempt("computeIfAbsent", () -> raw.computeIfAbsent("c", k -> k + "?"));
        attempt("computeIfPresent", () -> raw.computeIfPresent("a", (k, v) -> k));
        attempt("compute", () -> raw.compute("c", (k, v) -> 9));
        attempt("compute wrong", () -> raw.compute("c", (k, v) -> 9.0));
        attempt("merge", () -> raw.merge("a", 1, (v, w) -> (Integer) v + (Integer) w));
        attempt("merge wrong", () -> raw.merge("a", 1, (v, w) -> v + "" + w));
        attempt("entry", () -> ((Map.Entry) raw.entrySet().iterator().next()).setValue("s"));
        map.entrySet().iterator().next().setValue(44);
        System.out.println(map + " " + map.equals(below) + " " + map.hashCode() + " " + map.keySet() + map.values() + " " + map.getOrDefault("q", -1));
        System.out.println(map.entrySet() + " " + map.entrySet().contains(Map.entry("a", 44)) + " " + map.entrySet().remove(Map.entry("a", 45)) + " " + map.entrySet().equals(below.entrySet()));
        attempt("add entry", () -> raw.entrySet().add(Map.entry("p", 1)));
        map.forEach((k, v) -> System.out.println(k + v));
        System.out.println(map.remove("a") + " " + map.remove("c", 10) + " " + map.containsKey("c") + map.containsValue(9) + " " + map.get("c") + " " + map.size());
        NavigableMap<String, Integer> sorted = Collections.checkedNavigableMap(new TreeMap<>(Map.of("a", 1, "c", 3)), String.class, Integer.class);
        attempt("part", () -> ((Map) sorted.headMap("b", true)).put("aa", "x"));
        attempt("first", () -> System.out.println(sorted.firstEntry() + " " + sorted.floorKey("b") + " " + sorted.higherEntry("c") + " " + sorted.descendingMap() + " " + sorted.navigableKeySet().first()));
        attempt("tail", () -> ((SortedMap) Collections.checkedSortedMap(sorted, String.class, Integer.class).tailMap("b")).put("d", 4));
        System.out.println(sorted + " " + sorted.pollLastEntry() + " " + sorted.lastKey());
    }

    public static void main(String[] args) {
        lists();
        others();
        maps();
        Map.Entry<String, Integer> copy = new AbstractMap.SimpleEntry<>(Map.entry("k", 1));
        System.out.println(copy.setValue(2) + " " + copy + " " + new AbstractMap.SimpleImmutableEntry<>(copy).equals(copy));
    }
}
