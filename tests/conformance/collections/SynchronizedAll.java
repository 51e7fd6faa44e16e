import java.util.*;
import java.util.concurrent.*;

public class SynchronizedAll {
    public static void main(String[] a) {
        Vector<Integer> v = new Vector<>(List.of(3,1,2,1));
        Enumeration<Integer> en = v.elements(); en.nextElement(); v.add(5); while (en.hasMoreElements()) System.out.print(en.nextElement()+" "); System.out.println();
        System.out.println(v.subList(1,3)+""+v.lastIndexOf(1)+v.indexOf(1,2)+v.lastIndexOf(1,2)+v.containsAll(List.of(1,5))); v.subList(0,2).clear(); System.out.println(v);
        ListIterator<Integer> it = v.listIterator(); while (it.hasNext()) { int x = it.next(); if (x==1) it.remove(); else { it.set(x*10); it.add(7);} } System.out.println(v);
        try { for (Integer i : v) v.add(i); } catch (ConcurrentModificationException e) { System.out.println("cme"); }
        try { v.addAll(99, List.of(1)); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        v.removeIf(i -> i == 7); v.sort(null); v.replaceAll(i -> i + 1); System.out.println(v + Arrays.toString(v.toArray(new Integer[0])));
        Stack<Integer> s = new Stack<>(); s.push(1); s.push(2); s.push(3); System.out.println(s.search(1)+""+s.pop()+s.peek()+s+s.empty()); 
        Hashtable<String,Integer> h = new Hashtable<>(Map.of("a",1,"b",2)); System.out.println(h.keySet()+""+h.values()+h.entrySet()+h.keySet().remove("a")+h.entrySet().contains(Map.entry("b",2))+h.entrySet().remove(Map.entry("b",3))+h+h.values().contains(2));
        List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(4,5,6))); System.out.println(l.subList(1,3)+""+l+l.equals(List.of(4,5,6))+l.stream().mapToInt(i->i).sum());
        Map<String,Integer> m = Collections.synchronizedMap(new TreeMap<>(Map.of("x",1,"y",2))); System.out.println(m.keySet()+""+m.values()+m.entrySet()); m.keySet().removeIf(k->k.equals("x")); System.out.println(m);
        SortedMap<String,Integer> n = Collections.synchronizedSortedMap(new TreeMap<>(Map.of("x",1,"y",2))); System.out.println(n.headMap("y")+n.firstKey()); NavigableSet<Integer> ns = Collections.synchronizedNavigableSet(new TreeSet<>(List.of(1,2,3))); System.out.println(ns.descendingSet()+""+ns.headSet(2,true)+ns.ceiling(2));
    }
}
