import java.util.*;
import java.util.concurrent.*;

public class ConcurrentViews {
    public static void main(String[] a) {
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>(List.of(1,2,3,4));
        Iterator<Integer> it = d.iterator(); while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
        System.out.println(d + " " + d.size());
        d.addFirst(9); d.addLast(8); d.pollFirst(); d.pollLast(); d.pollLast(); System.out.println(d+" "+d.size()+d.contains(1)+d.contains(7));
        d.pollLast(); System.out.println(d+" "+d.size()); d.add(5); d.push(6); System.out.println(d); 
        for (int i = 0; i < 5; i++) { d.addLast(i); d.pollFirst(); } System.out.println(d);
        Iterator<Integer> x = d.descendingIterator(); while (x.hasNext()) System.out.print(x.next()+" ");
        d.removeIf(i -> i > 3); System.out.println(d); d.removeLastOccurrence(3); System.out.println(d); d.clear(); System.out.println(d.isEmpty());
        ConcurrentSkipListMap<String,Integer> m = new ConcurrentSkipListMap<>(Map.of("a",1,"b",2,"c",3,"d",4));
        System.out.println(m.headMap("c")+" "+m.tailMap("b",false)+" "+m.descendingMap()+m.subMap("a","c").size()+m.navigableKeySet().descendingSet());
        m.merge("a", 5, Integer::sum); m.compute("z", (k,v)->v==null?7:8); m.computeIfPresent("b",(k,v)->null); m.replaceAll((k,v)->v+1);
        System.out.println(m+" "+m.entrySet().remove(Map.entry("a",7))+m.values()+m.entrySet().removeIf(e->e.getValue()>4)+m.lowerEntry("d")+m.keySet().headSet("d",true));
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>(List.of(5,3,1)); System.out.println(s.headSet(5)+""+s.descendingSet()+s.subSet(1,false,5,true)+s.equals(Set.of(1,3,5)));
        ConcurrentHashMap<String,Integer> h = new ConcurrentHashMap<>(m); h.clear(); h.put("q",1); System.out.println(h.containsValue(1)+""+h.entrySet().contains(Map.entry("q",1))+h.values().removeIf(v->v==1)+h);
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(1,2)); q.addAll(List.of(3,4)); q.forEach(i -> { if (i==4) q.add(10); System.out.print(i+",");}); System.out.println(q.size()+Arrays.toString(q.toArray(new Integer[7])));
        try { m.put(null, 1); } catch (NullPointerException e) { System.out.println("npe"); }
        try { m.headMap("c").put("x", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
