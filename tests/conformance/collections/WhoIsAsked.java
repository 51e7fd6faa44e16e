import java.util.*;
import java.util.concurrent.*;

/** Who is asked `equals` with whom, also where the two are the same object. */
public class WhoIsAsked {
    static StringBuilder log = new StringBuilder();

    static class Item {
        final String name;
        final boolean yes;

        Item(String name, boolean yes) {
            this.name = name;
            this.yes = yes;
        }

        public boolean equals(Object o) {
            log.append(' ').append(name).append('=').append(o instanceof Item i ? i.name : "?");
            return yes && o instanceof Item;
        }

        public int hashCode() {
            log.append(" #").append(name);
            return 7;
        }

        public String toString() {
            return name;
        }
    }

    static Item a = new Item("a", false);
    static Item b = new Item("b", false);
    static Item c = new Item("c", true);

    static void show(String what, Object result) {
        System.out.println(what + ": " + result + log);
        log.setLength(0);
    }

    static <T> T made(T t) {
        log.setLength(0);
        return t;
    }

    static void collection(String what, Collection<Item> all) {
        log.setLength(0);
        show(what + ".contains", all.contains(a));
        show(what + ".contains other", all.contains(new Item("x", false)));
        show(what + ".containsAll", all.containsAll(List.of(b, c)));
        if (all instanceof List<Item> list) {
            show(what + ".indexOf", list.indexOf(b));
            show(what + ".lastIndexOf", list.lastIndexOf(a));
            show(what + ".equals self", list.equals(list));
            show(what + ".equals", list.equals(made(new ArrayList<>(List.of(a, b, c)))));
            show(what + ".equals linked", list.equals(made(new LinkedList<>(List.of(a, b, c)))));
            show(what + ".equals immutable", list.equals(made(List.of(a, b, c))));
            show(what + ".hashCode", list.hashCode());
            show(what + ".subList", list.subList(0, Math.min(2, list.size())).contains(b));
            show(what + ".subList.equals", list.subList(0, Math.min(2, list.size())).equals(made(List.of(a, b))));
            show(what + ".frequency", Collections.frequency(list, b));
            show(what + ".indexOfSubList", Collections.indexOfSubList(list, made(List.of(b, c))));
            show(what + ".lastIndexOfSubList", Collections.lastIndexOfSubList(list, made(List.of(b, c))));
        }
        try {
            show(what + ".remove", all.remove(b));
            show(what + ".removeAll", all.removeAll(made(List.of(c))));
            show(what + ".retainAll", all.retainAll(made(List.of(a))));
            show(what + ".remove other", all.remove(new Item("y", true)));
        } catch (UnsupportedOperationException e) {
            show(what + " cannot", e.getMessage());
        }
        if (!(all instanceof PriorityQueue)) {
            show(what, all.size());
        }
    }

    static void set(String what, Set<Item> all, Set<Item> other) {
        log.setLength(0);
        show(what + ".contains", all.contains(a));
        show(what + ".contains other", all.contains(new Item("x", true)));
        show(what + ".equals", all.equals(other));
        show(what + ".equals self", all.equals(all));
        show(what + ".hashCode", all.hashCode());
        show(what + ".containsAll", all.containsAll(other));
        try {
            show(what + ".remove", all.remove(b));
            show(what + ".add", all.add(a));
        } catch (UnsupportedOperationException e) {
            show(what + " cannot", e.getMessage());
        }
    }

    static void map(String what, Map<Item, Item> m, Map<Item, Item> other) {
        log.setLength(0);
        show(what + ".get", m.get(a));
        show(what + ".getOrDefault", m.getOrDefault(new Item("x", true), b));
        show(what + ".containsKey", m.containsKey(a));
        show(what + ".containsValue", m.containsValue(b));
        show(what + ".containsValue other", m.containsValue(new Item("x", false)));
        show(what + ".equals", m.equals(other));
        show(what + ".hashCode", m.hashCode());
        show(what + ".keySet.contains", m.keySet().contains(a));
        show(what + ".values.contains", m.values().contains(b));
        Map.Entry<Item, Item> e = new AbstractMap.SimpleEntry<>(a, b);
        show(what + ".entrySet.contains", m.entrySet().contains(e));
        for (Map.Entry<Item, Item> f : m.entrySet()) {
            if (!(m instanceof ConcurrentHashMap)) {
                show(what + ".entry.equals", f.equals(e));
            }
            show(what + ".entry.equals turned", e.equals(f));
            show(what + ".entry.hashCode", f.hashCode());
        }
        try {
            show(what + ".put", m.put(a, c));
            show(what + ".putIfAbsent", m.putIfAbsent(a, b));
            show(what + ".replace", m.replace(a, b));
            show(what + ".replace of", m.replace(a, b, c));
            show(what + ".computeIfAbsent", m.computeIfAbsent(b, k -> c));
            show(what + ".computeIfPresent", m.computeIfPresent(b, (k, v) -> a));
            show(what + ".computeIfPresent null", m.computeIfPresent(b, (k, v) -> null));
            show(what + ".compute", m.compute(b, (k, v) -> a));
            show(what + ".compute null", m.compute(b, (k, v) -> null));
            show(what + ".merge", m.merge(b, c, (x, y) -> x));
            show(what + ".merge again", m.merge(b, c, (x, y) -> a));
            show(what + ".merge null", m.merge(b, c, (x, y) -> null));
            show(what + ".remove of", m.remove(a, c));
            show(what + ".keySet.remove", m.keySet().remove(c));
            show(what + ".put", m.put(b, a));
            show(what + ".values.remove", m.values().remove(a));
            show(what + ".put", m.put(b, a));
            show(what + ".entrySet.remove", m.entrySet().remove(made(new AbstractMap.SimpleEntry<>(b, a))));
            show(what + ".put", m.put(b, a));
            show(what + ".remove", m.remove(b));
            show(what + ".putAll", m.put(c, c));
            m.putAll(made(new LinkedHashMap<>(Map.of(c, b))));
            show(what + ".putAll", m.size());
        } catch (UnsupportedOperationException x) {
            show(what + " cannot", x.getMessage());
        }
    }

    /** Two of them are equal, and have nothing else in common. */
    static class Card {
        public boolean equals(Object o) {
            return o instanceof Card;
        }
    }

    static void few() {
        System.out.println(Set.of(new Card()).contains(new Card()) + " " + Map.of(new Card(), 1).get(new Card()));
        System.out.println(Collections.singletonMap(new Card(), 2).containsKey(new Card()) + " " + Set.of(1, 2).equals(new TreeSet<>(Set.of(2, 1))));
        try {
            Set.of(new Card(), new Card());
        } catch (IllegalArgumentException e) {
            System.out.println("the same");
        }
        for (Queue<Integer> q : List.<Queue<Integer>>of(new PriorityQueue<>(List.of(1)), new ArrayBlockingQueue<>(3), new LinkedBlockingQueue<>(), new PriorityBlockingQueue<>())) {
            try {
                q.addAll(q);
            } catch (IllegalArgumentException e) {
                System.out.println("itself " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        few();
        List<Item> three = List.of(a, b, c);
        collection("ArrayList", new ArrayList<>(three));
        collection("LinkedList", new LinkedList<>(three));
        collection("ArrayDeque", new ArrayDeque<>(three));
        PriorityQueue<Item> queue = new PriorityQueue<>((x, y) -> x.name.compareTo(y.name));
        queue.addAll(three);
        collection("PriorityQueue", queue);
        collection("Vector", new Vector<>(three));
        collection("List.of", three);
        collection("List.of two", List.of(a, b));
        collection("List.copyOf", List.copyOf(new ArrayList<>(three)));
        collection("asList", Arrays.asList(a, b, c));
        collection("singletonList", Collections.singletonList(a));
        collection("nCopies", Collections.nCopies(2, a));
        collection("unmodifiable", Collections.unmodifiableList(new ArrayList<>(three)));
        collection("synchronized", Collections.synchronizedList(new ArrayList<>(three)));
        collection("emptyList", Collections.emptyList());
        collection("toList", three.stream().toList());
        collection("CopyOnWriteArrayList", new CopyOnWriteArrayList<>(three));
        collection("ArrayBlockingQueue", new ArrayBlockingQueue<>(5, false, three));
        collection("LinkedBlockingQueue", new LinkedBlockingQueue<>(three));
        collection("LinkedBlockingDeque", new LinkedBlockingDeque<>(three));
        collection("ConcurrentLinkedQueue", new ConcurrentLinkedQueue<>(three));
        collection("ConcurrentLinkedDeque", new ConcurrentLinkedDeque<>(three));
        collection("AbstractList", new AbstractList<Item>() {
            public Item get(int i) {
                return three.get(i);
            }

            public int size() {
                return 3;
            }
        });
        collection("AbstractCollection", new AbstractCollection<Item>() {
            public Iterator<Item> iterator() {
                return three.iterator();
            }

            public int size() {
                return 3;
            }
        });
        set("HashSet", new HashSet<>(List.of(a)), new HashSet<>(List.of(c)));
        set("LinkedHashSet", new LinkedHashSet<>(List.of(a)), new HashSet<>(List.of(c)));
        set("Set.of one", Set.of(a), new HashSet<>(List.of(c)));
        set("Set.of one of", Set.of(c), Set.of(a));
        log.setLength(0);
        set("singleton", Collections.singleton(a), Set.of(c));
        set("Set.copyOf", Set.copyOf(new HashSet<>(List.of(a))), Collections.singleton(c));
        set("CopyOnWriteArraySet", new CopyOnWriteArraySet<>(List.of(a)), Set.of(c));
        set("newKeySet", ConcurrentHashMap.newKeySet(), Set.of(c));
        show("Set.of two", Set.of(a, b).size());
        show("Set.of two has", Set.of(a, b).contains(new Item("x", true)));
        try {
            show("Set.of two same", Set.of(c, a));
        } catch (IllegalArgumentException e) {
            show("Set.of two same", e.getMessage());
        }
        show("Set.of three", Set.of(a, b, new Item("x", false)).size());
        try {
            show("Set.of three same", Set.of(a, b, c));
        } catch (IllegalArgumentException e) {
            show("Set.of three same", e.getMessage());
        }
        map("HashMap", new HashMap<>(Map.of(a, b)), new HashMap<>(Map.of(a, c)));
        map("LinkedHashMap", new LinkedHashMap<>(Map.of(a, b)), new HashMap<>(Map.of(a, c)));
        map("Hashtable", new Hashtable<>(Map.of(a, b)), new HashMap<>(Map.of(a, c)));
        map("ConcurrentHashMap", new ConcurrentHashMap<>(Map.of(a, b)), new HashMap<>(Map.of(a, c)));
        map("Map.of", Map.of(a, b), new HashMap<>(Map.of(a, c)));
        map("Map.of turned", Map.of(c, b), Map.of(a, b));
        map("Map.ofEntries", Map.ofEntries(Map.entry(a, b)), Map.of(a, b));
        map("singletonMap", Collections.singletonMap(a, b), Map.of(c, b));
        map("unmodifiableMap", Collections.unmodifiableMap(new HashMap<>(Map.of(a, b))), Map.of(c, b));
        TreeMap<Item, Item> tree = new TreeMap<>((x, y) -> x.name.compareTo(y.name));
        tree.put(a, b);
        map("TreeMap", tree, Map.of(c, b));
        Map<Item, Item> own = new AbstractMap<>() {
            public Set<Map.Entry<Item, Item>> entrySet() {
                return new LinkedHashSet<>(List.of(new AbstractMap.SimpleEntry<>(a, b)));
            }
        };
        log.setLength(0);
        show("AbstractMap.get", own.get(a));
        show("AbstractMap.containsKey", own.containsKey(c));
        show("AbstractMap.containsValue", own.containsValue(b));
        show("AbstractMap.equals", own.equals(made(new HashMap<>(Map.of(a, c)))));
        show("entry", Map.entry(a, b).equals(Map.entry(a, b)));
        show("entry of c", Map.entry(c, c).equals(Map.entry(a, b)));
        show("immutable entry", new AbstractMap.SimpleImmutableEntry<>(c, c).equals(Map.entry(c, b)));
        show("Optional", Optional.of(a).equals(Optional.of(a)));
        show("Objects", Objects.equals(a, a) + " " + Objects.equals(a, b) + " " + Objects.deepEquals(a, b));
        show("Arrays", Arrays.equals(new Item[] {a}, new Item[] {a}) + " " + Arrays.equals(new Item[] {c}, new Item[] {a}));
        show("deep", Arrays.deepEquals(new Item[][] {{c}}, new Item[][] {{a}}));
        show("replaceAll", Collections.replaceAll(new ArrayList<>(three), b, a));
        show("disjoint", Collections.disjoint(three, List.of(a)));
        show("distinct", three.stream().distinct().count());
        EnumMap<TimeUnit, Item> units = new EnumMap<>(TimeUnit.class);
        units.put(TimeUnit.DAYS, a);
        show("EnumMap", units.containsValue(a) + " " + units.equals(Map.of(TimeUnit.DAYS, c)) + " " + units.values().contains(b));
        IdentityHashMap<Item, Item> identity = new IdentityHashMap<>();
        identity.put(c, c);
        show("IdentityHashMap", identity.containsKey(a) + " " + identity.containsValue(c) + " " + identity.equals(Map.of(c, c)));
    }
}
