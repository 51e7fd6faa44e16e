import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

// nested wildcards, functions and captured types.
public class Wildcards {
    static <T> void reverse(List<T> list) {
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) {
            T t = list.get(i);
            list.set(i, list.get(j));
            list.set(j, t);
        }
    }

    static void reverseAny(List<?> list) {
        reverse(list);
    }

    static Object firstOf(List<? extends List<?>> lists) {
        return lists.get(0).get(0);
    }

    static <K, V> Map<V, List<K>> invert(Map<? extends K, ? extends V> m) {
        Map<V, List<K>> out = new HashMap<>();
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            out.computeIfAbsent(e.getValue(), v -> new ArrayList<>()).add(e.getKey());
        }
        return out;
    }

    static <A, B> Function<List<? extends A>, List<B>> lift(Function<? super A, ? extends B> f) {
        return list -> {
            List<B> out = new ArrayList<>();
            for (A a : list) {
                out.add(f.apply(a));
            }
            return out;
        };
    }

    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        reverseAny(l);
        System.out.println(l + " " + firstOf(List.of(l, List.of(1))));
        Map<String, Integer> m = new HashMap<>();
        m.put("one", 3);
        m.put("two", 3);
        m.put("three", 5);
        System.out.println(invert(m).get(3).size() + " " + invert(m).get(5));
        System.out.println(Wildcards.<Object, Integer>lift(o -> o.toString().length()).apply(l));
        Map<String, Map<Integer, List<String>>> deep = new HashMap<>();
        deep.computeIfAbsent("k", k -> new HashMap<>()).computeIfAbsent(1, k -> new ArrayList<>()).add("v");
        for (Map.Entry<String, Map<Integer, List<String>>> e : deep.entrySet()) {
            for (List<String> v : e.getValue().values()) {
                System.out.println(e.getKey() + v.get(0).charAt(0));
            }
        }
    }
}
