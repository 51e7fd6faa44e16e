import java.util.*;
import java.util.concurrent.*;
public class ConcurrentEquals {
    static class K { final int i; final String n; K(int i, String n) { this.i = i; this.n = n; } public int hashCode() { return i; } public boolean equals(Object o) { System.out.println(n + " equals " + (o instanceof K k ? k.n : "other")); return o instanceof K k && k.i == i; } }
    public static void main(String[] a) {
        ConcurrentHashMap<Integer, K> m = new ConcurrentHashMap<>(), n = new ConcurrentHashMap<>();
        m.put(1, new K(1, "m1")); m.put(2, new K(2, "m2"));
        n.put(1, new K(1, "n1")); n.put(2, new K(2, "n2"));
        System.out.println(m.equals(n));
        System.out.println(m.equals(new HashMap<>(n)));
        System.out.println(new HashMap<>(n).equals(m));
        n.remove(2); System.out.println(m.equals(n)); System.out.println(n.equals(m));
        n.put(3, new K(3, "n3")); System.out.println(m.equals(n));
        HashMap<Integer, K> h = new HashMap<>(); h.put(1, null); h.put(2, m.get(2));
        System.out.println(m.equals(h)); System.out.println(h.equals(m));
        System.out.println(m.equals(null) + " " + m.equals("x") + " " + m.equals(m));
        h.put(1, m.get(1)); System.out.println(m.equals(h)); h.put(null, m.get(1)); System.out.println(m.equals(h));
        try { System.out.println(h.equals(m)); } catch (Exception e) { System.out.println(e); }
        Set<K> ks = ConcurrentHashMap.newKeySet(), kt = ConcurrentHashMap.newKeySet();
        ks.add(new K(1, "s1")); kt.add(new K(1, "t1")); System.out.println(ks.equals(kt)); ks.add(new K(2, "s2")); System.out.println(ks.equals(kt)); System.out.println(kt.equals(ks));
        System.out.println(ks.equals(new HashSet<>(ks)));
        System.out.println(m.entrySet().equals(h.entrySet()) + " " + m.keySet().equals(h.keySet())+ m.entrySet().equals(m.entrySet()) );
        ConcurrentSkipListMap<Integer, K> s = new ConcurrentSkipListMap<>(m), t = new ConcurrentSkipListMap<>(m);
        t.put(1, new K(1, "t1")); t.put(2, new K(2, "t2"));
        System.out.println("skip"); System.out.println(s.equals(t)); System.out.println(s.equals(new HashMap<>(t)));  System.out.println(s.equals(new TreeMap<>(t))); 
        t.put(3, new K(3, "t3")); System.out.println(s.equals(t)); System.out.println(s.equals(new HashMap<>(t)));System.out.println(t.equals(new HashMap<>(s)));System.out.println(t.equals(s));
        try { System.out.println(s.equals(h)); } catch (Exception e) { System.out.println(e); }
        System.out.println(s.entrySet().equals(t.entrySet()) + " " + s.keySet().equals(t.keySet()));
        System.out.println(s.headMap(2).equals(t.headMap(2)));
        System.out.println(s.keySet().equals(m.keySet()));
    }
}
