import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class CopyOnWriteAll {
    public static void main(String[] a) {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(3,1,2));
        l.add(1, 7); l.addAll(0, List.of(9,9)); System.out.println(l + " " + l.addIfAbsent(7) + l.addAllAbsent(List.of(5,6,5)) + l);
        l.removeIf(i -> i > 6); l.sort(null); l.replaceAll(i -> i * 2); System.out.println(l + "" + l.containsAll(List.of(2,4)) + l.equals(List.of(2,4,6,10,12)));
        List<Integer> s = l.subList(1, 3); System.out.println(s + " " + s.size() + s.set(0, 5) + l); s.add(99); s.remove(0); System.out.println(l + "" + s + s.indexOf(99));
        l.add(1); try { s.get(0); } catch (ConcurrentModificationException e) { System.out.println("cme"); }
        try { l.get(77); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { l.subList(3, 1); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { l.add(77, 1); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { l.iterator().remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        Stream<Integer> st = l.stream(); l.clear(); System.out.println(st.count() + " " + l);
        CopyOnWriteArraySet<String> t = new CopyOnWriteArraySet<>(List.of("b","a","b")); System.out.println(t + "" + t.add("a") + t.equals(Set.of("a","b")) + t.hashCode());
        for (String x : t) t.add(x + x); System.out.println(t + "" + t.retainAll(List.of("aa")) + t + t.contains("aa"));
        l.add(4); try { l.removeIf(i -> { l.add(100); return i == 4; }); } catch (ConcurrentModificationException e) { System.out.println("cme " + l); } l.replaceAll(i -> { l.add(i); return i; }); System.out.println(l);
        Integer[] arr = {1,2}; System.out.println(new CopyOnWriteArrayList<>(arr).toArray(new Integer[0]).length);
    }
}
