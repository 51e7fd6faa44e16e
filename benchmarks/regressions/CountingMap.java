// expect: true
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Bulk methods call the overridable ones where Java's do, and only there. */
public class CountingMap {
    static class Counting extends HashMap<String, Integer> {
        int puts;
        int gets;

        @Override public Integer put(String k, Integer v) {
            puts++;
            return super.put(k, v);
        }

        @Override public Integer get(Object k) {
            gets++;
            return super.get(k);
        }

        // Of the same name as what the library's class has for itself.
        void resize() {
            puts = -100;
        }

        Object find(Object k) {
            return null;
        }
    }

    static class Sorted extends TreeMap<String, Integer> {
        int puts;

        @Override public Integer put(String k, Integer v) {
            puts++;
            return super.put(k, v);
        }
    }

    static class Last extends LinkedHashMap<Integer, Integer> {
        int removed;

        @Override protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
            return size() > 2;
        }

        @Override public Integer remove(Object k) {
            removed++;
            return super.remove(k);
        }
    }

    public static void main(String[] args) {
        Counting m = new Counting();
        m.put("a", 1);
        m.putAll(Map.of("b", 2, "c", 3));
        m.putIfAbsent("d", 4);
        m.merge("a", 1, Integer::sum);
        assert m.getOrDefault("a", 0) == 2 && m.replace("b", 5) == 2 && m.keySet().remove("c");
        assert m.puts == 1 && m.gets == 0 && m.size() == 3;
        Sorted s = new Sorted();
        s.putAll(Map.of("b", 2, "c", 3));
        s.merge("b", 1, Integer::sum);
        s.putIfAbsent("x", 1);
        s.headMap("c").put("a", 9);
        assert s.puts == 3 && s.toString().equals("{a=9, b=3, c=3, x=1}");
        Last last = new Last();
        for (int i = 0; i < 4; i++) {
            last.computeIfAbsent(i, k -> k);
        }
        last.entrySet().remove(Map.entry(2, 2));
        assert last.removed == 0 && last.toString().equals("{3=3}");
        int[] added = new int[3];
        List<Integer> linked = new LinkedList<>() {
            @Override public boolean add(Integer i) {
                added[0]++;
                return super.add(i);
            }
        };
        linked.addAll(List.of(1, 2));
        linked.add(3);
        ArrayList<Integer> list = new ArrayList<>() {
            @Override public Integer get(int i) {
                added[1]++;
                return super.get(i);
            }

            @Override public Integer remove(int i) {
                added[1]++;
                return super.remove(i);
            }
        };
        list.addAll(linked);
        for (int i : list) {
            assert i > 0;
        }
        list.removeAll(List.of(1));
        list.subList(0, 1).clear();
        HashSet<Integer> set = new HashSet<>() {
            @Override public boolean add(Integer i) {
                added[2]++;
                return super.add(i);
            }
        };
        set.addAll(list);
        assert added[0] == 1 && added[1] == 0 && added[2] == 1 && list.equals(List.of(3));
    }
}
