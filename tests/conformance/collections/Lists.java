import java.util.*;

// ArrayList, its methods and exceptions.
public class Lists {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<String> l = new ArrayList<>();
        l.add("b");
        l.add("d");
        l.add(0, "a");
        l.addAll(List.of("e", "f"));
        l.addAll(2, Arrays.asList("c", "c"));
        System.out.println(l + " " + l.size() + " " + l.get(2) + " " + l.indexOf("c") + " " + l.lastIndexOf("c") + " " + l.contains("f") + " " + l.indexOf("z"));
        System.out.println(l.remove(2) + " " + l.remove("f") + " " + l.remove("zz") + " " + l.set(0, "A") + " " + l);
        System.out.println(l.subList(1, 3) + " " + l.isEmpty() + " " + l.equals(List.of("A", "b", "c", "d", "e")) + " " + l.hashCode() + " " + l.containsAll(Set.of("b", "d")));
        l.subList(1, 3).clear();
        System.out.println(l);
        l.removeIf(s -> s.equals("d"));
        l.replaceAll(s -> s + s);
        System.out.println(l);
        Object[] os = l.toArray();
        String[] ss = l.toArray(new String[0]);
        System.out.println(os.length + ss[1]);
        l.retainAll(List.of("ee", "x"));
        System.out.println(l + " " + l.removeAll(List.of("ee")) + " " + l);
        List<Integer> n = new ArrayList<>(List.of(3, 1, 2));
        n.sort(null);
        System.out.println(n);
        n.sort(Comparator.reverseOrder());
        System.out.println(n);
        attempt(() -> n.get(3));
        attempt(() -> n.set(-1, 0));
        attempt(() -> n.remove(5));
        attempt(() -> n.add(7, 0));
        attempt(() -> n.subList(2, 1));
        attempt(() -> new ArrayList<>(-1));
        attempt(() -> List.of(1, 2).add(3));
        attempt(() -> List.of(1, null));
        attempt(() -> Arrays.asList(1, 2).remove(0));
        attempt(() -> new ArrayList<>(List.of(1)).iterator().remove());
        attempt(() -> new LinkedList<>().getFirst());
        attempt(() -> Collections.emptyList().get(0));
        attempt(() -> new ArrayDeque<Integer>().pop());
        attempt(() -> new ArrayDeque<Integer>().add(null));
        attempt(() -> new Stack<Integer>().pop());
        attempt(() -> List.of(1).get(1));
        List<Integer> copy = new ArrayList<>(n);
        copy.add(null);
        System.out.println(copy + " " + copy.contains(null) + " " + copy.indexOf(null) + " " + n.equals(copy));
        ((ArrayList<Integer>) copy).ensureCapacity(10);
        ((ArrayList<Integer>) copy).trimToSize();
        System.out.println(((ArrayList<Integer>) copy).clone());
    }
}
