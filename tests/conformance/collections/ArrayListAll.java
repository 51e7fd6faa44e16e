// nearly every method of ArrayList, and what it throws.
import java.util.*;
public class ArrayListAll {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        ArrayList<Integer> l = new ArrayList<>();
        for (int i = 0; i < 6; i++) l.add(i * i);
        l.add(2, 99);
        System.out.println(l + " " + l.size() + l.get(2) + l.indexOf(99) + l.lastIndexOf(7) + l.contains(16));
        l.remove(2);
        l.remove(Integer.valueOf(16));
        l.remove((Object) 77);
        System.out.println(l + " " + l.set(0, -1));
        l.addAll(List.of(5, 6));
        l.addAll(1, Arrays.asList(7, 8));
        System.out.println(l);
        l.removeAll(Set.of(7, 9));
        l.retainAll(List.of(-1, 8, 1, 25, 5));
        System.out.println(l);
        l.removeIf(x -> x > 20);
        l.replaceAll(x -> x * 10);
        System.out.println(l);
        l.sort(Comparator.reverseOrder());
        System.out.println(l + " " + l.hashCode() + " " + l.equals(List.of(80, 50, 10, -10)) + l.equals(new LinkedList<>(l)));
        List<Integer> sub = l.subList(1, 3);
        sub.set(0, 1000);
        sub.add(5);
        System.out.println(sub + " " + l);
        sub.clear();
        System.out.println(l + " " + sub.isEmpty());
        l.add(1);
        attempt(() -> sub.size());
        l.ensureCapacity(50);
        l.trimToSize();
        Object c = l.clone();
        System.out.println(c.equals(l) + " " + (c == l));
        Integer[] arr = l.toArray(new Integer[0]);
        Object[] oa = l.toArray();
        Integer[] big = l.toArray(new Integer[]{9, 9, 9, 9, 9});
        System.out.println(Arrays.toString(arr) + oa.length + Arrays.toString(big) + l.toArray(Integer[]::new).length);
        l.forEach(x -> System.out.print(x + ";"));
        System.out.println(l.stream().mapToInt(x -> x).sum() + " " + l.containsAll(List.of(80)) + l.isEmpty());
        attempt(() -> l.get(3));
        attempt(() -> l.get(-1));
        attempt(() -> l.set(9, 1));
        attempt(() -> l.add(9, 1));
        attempt(() -> l.remove(9));
        attempt(() -> new ArrayList<>(-1));
        attempt(() -> l.subList(2, 1));
        attempt(() -> l.subList(0, 9));
        attempt(() -> l.subList(-1, 1));
        attempt(() -> {
            for (Integer x : l) l.add(x);
        });
        attempt(() -> {
            for (Integer x : l) l.remove(x);
        });
        attempt(() -> l.iterator().remove());
        attempt(() -> {
            Iterator<Integer> it = l.iterator();
            while (true) it.next();
        });
        attempt(() -> l.addAll(null));
        attempt(() -> l.forEach(x -> l.clear()));
        attempt(() -> new ArrayList<String>().iterator().next());
        attempt(() -> l.listIterator(7));
        attempt(() -> new ArrayList<Integer>(null));
        attempt(() -> l.toArray((Integer[]) null));
        ListIterator<Integer> it = new ArrayList<>(List.of(1, 2, 3)).listIterator();
        while (it.hasNext()) {
            int i = it.nextIndex();
            int v = it.next();
            if (v == 2) {
                it.remove();
                it.add(20);
                it.add(21);
            } else it.set(v * 10);
            System.out.print(i + ":" + v + " ");
        } while (it.hasPrevious()) System.out.print(it.previousIndex() + "=" + it.previous() + " ");
        System.out.println();
        List<Object> self = new ArrayList<>();
        self.add(1);
        self.add(null);
        self.add(self);
        System.out.println(self);
        List<List<Integer>> nested = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            nested.add(new ArrayList<>());
            for (int j = 0; j <= i; j++) nested.get(i).add(i * j);
        }
        System.out.println(nested + " " + nested.hashCode());
        List<Integer> nulls = new ArrayList<>(Arrays.asList(1, null, 3, null));
        System.out.println(nulls.indexOf(null) + " " + nulls.lastIndexOf(null) + nulls.remove(null) + nulls + nulls.hashCode());
    }
}
