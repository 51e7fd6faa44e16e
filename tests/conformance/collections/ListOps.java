import java.util.*;

// everyday list manipulation.
public class ListOps {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 10; i > 0; i--) l.add(i * 7 % 11);
        System.out.println(l);
        List<Integer> evens = new ArrayList<>();
        for (Integer x : l) if (x % 2 == 0) evens.add(x);
        l.removeAll(evens);
        System.out.println(l + " " + evens);
        Collections.sort(l);
        l.addAll(0, evens.subList(0, 2));
        System.out.println(l + " " + l.subList(2, 4) + " " + Collections.max(l));
        ListIterator<Integer> it = l.listIterator(l.size());
        while (it.hasPrevious()) {
            int v = it.previous();
            if (v > 5) it.remove();
            else it.set(v * 100);
        }
        System.out.println(l);
        List<Integer> copy = new ArrayList<>(l);
        copy.add(1);
        System.out.println(l.size() + " " + copy.size() + " " + l.equals(copy) + " " + copy.containsAll(l));
        Integer[] a = copy.toArray(new Integer[10]);
        System.out.println(a.length + " " + a[copy.size()]);
    }
}
