import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

public class IdentityMaps {
    static class Key {
        final int n;

        Key(int n) {
            this.n = n;
        }

        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).n == n;
        }

        public int hashCode() {
            return n;
        }

        public String toString() {
            return "k" + n;
        }
    }

    static int sum(Collection<Integer> c) {
        int sum = 0;
        for (int i : c) {
            sum += i;
        }
        return sum;
    }

    public static void main(String[] args) {
        IdentityHashMap<Key, Integer> m = new IdentityHashMap<>();
        Key a = new Key(1);
        Key b = new Key(1);
        System.out.println(m.isEmpty() + " " + m + " " + m.get(a));
        System.out.println(m.put(a, 10) + " " + m.put(b, 20) + " " + m.put(a, 11) + " " + m.size());
        System.out.println(m.get(a) + " " + m.get(b) + " " + m.get(new Key(1)) + " " + m.containsKey(a) + " " + m.containsKey(new Key(1)));
        System.out.println(m.put(null, 5) + " " + m.get(null) + " " + m.containsKey(null) + " " + m.size());
        System.out.println(m.remove(new Key(1)) + " " + m.remove(a) + " " + m.remove(a) + " " + m.remove(null) + " " + m);
        m.clear();
        System.out.println(m.size() + " " + m.isEmpty());
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Key k = new Key(i % 5);
            keys.add(k);
            m.put(k, i);
        }
        System.out.println(m.size() + " " + sum(m.values()) + " " + new HashMap<>(m).size());
        for (int i = 0; i < 50; i += 3) {
            if (m.remove(keys.get(i)) != i) {
                System.out.println("lost " + i);
            }
        }
        int found = 0;
        for (int i = 0; i < 50; i++) {
            if (m.containsKey(keys.get(i)) != (i % 3 != 0)) {
                System.out.println("wrong " + i);
            }
            found += m.getOrDefault(keys.get(i), 0);
        }
        System.out.println(m.size() + " " + found);
        Iterator<Map.Entry<Key, Integer>> it = m.entrySet().iterator();
        int removed = 0;
        while (it.hasNext()) {
            Map.Entry<Key, Integer> e = it.next();
            if (e.getValue() % 2 == 0) {
                it.remove();
                removed++;
            } else {
                e.setValue(e.getValue() + 100);
            }
        }
        System.out.println(removed + " " + m.size() + " " + sum(m.values()));
        for (Key k : keys) {
            Integer v = m.get(k);
            if (v != null && v % 2 == 0) {
                System.out.println("stays " + k);
            }
        }
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        try {
            it.remove();
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("removed already");
        }
        try {
            for (Key k : m.keySet()) {
                m.put(new Key(k.n), 0);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("changed");
        }
        IdentityHashMap<Key, Integer> one = new IdentityHashMap<>();
        one.put(a, 1);
        IdentityHashMap<Key, Integer> two = new IdentityHashMap<>(4);
        two.put(a, 1);
        System.out.println(one.equals(two) + " " + two.equals(one) + " " + (one.hashCode() == two.hashCode()));
        two.put(b, 1);
        System.out.println(one.equals(two) + " " + two.size());
        Map<Key, Integer> plain = new HashMap<>();
        plain.put(b, 1);
        System.out.println(one.equals(plain) + " " + one.keySet().equals(plain.keySet()) + " " + one.toString() + " " + one.entrySet());
        Set<Key> set = one.keySet();
        System.out.println(set.contains(b) + " " + set.contains(a) + " " + set.remove(b) + " " + set.remove(a) + " " + one.size());
        one.put(a, 7);
        for (Map.Entry<Key, Integer> e : one.entrySet()) {
            System.out.println(e + " " + e.getKey() + " " + e.getValue() + " " + e.setValue(8) + " " + one.get(a));
        }
        System.out.println(one.putIfAbsent(a, 9) + " " + one.putIfAbsent(b, 10) + " " + one.computeIfAbsent(new Key(3), k -> k.n) + " " + one.size());
        System.out.println(one.merge(a, 5, Integer::sum) + " " + one.computeIfPresent(b, (k, v) -> null) + " " + one.size());
        one.replaceAll((k, v) -> v * 2);
        int[] total = new int[1];
        one.forEach((k, v) -> total[0] += v);
        System.out.println(total[0] + " " + one.containsValue(26) + " " + one.containsValue(new String("26")));
        IdentityHashMap<Key, Integer> copy = new IdentityHashMap<>(one);
        System.out.println(copy.equals(one) + " " + ((Map<?, ?>) one.clone()).size() + " " + copy.keySet().removeAll(List.of(a)) + " " + copy.size());
        System.out.println(one.values().remove(26) + " " + one.size() + " " + one.keySet().toArray().length);
        try {
            new IdentityHashMap<Key, Integer>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
