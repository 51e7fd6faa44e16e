import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

// inference, explicit type arguments, bounds, recursive bounds.
public class Methods {
    static <T extends Comparable<T>> T max(List<? extends T> list) {
        T best = null;
        for (T t : list) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static <T extends Comparable<? super T>> void sort(T[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && a[j - 1].compareTo(a[j]) > 0; j--) {
                T t = a[j];
                a[j] = a[j - 1];
                a[j - 1] = t;
            }
        }
    }

    static <T> void swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static double sum(Collection<? extends Number> c) {
        double s = 0;
        for (Number n : c) {
            s += n.doubleValue();
        }
        return s;
    }

    static void fill(List<? super Integer> list, int n) {
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
    }

    static <K, V extends Comparable<V>> K best(Map<K, V> m) {
        K key = null;
        V v = null;
        for (Map.Entry<K, V> e : m.entrySet()) {
            if (v == null || e.getValue().compareTo(v) > 0) {
                v = e.getValue();
                key = e.getKey();
            }
        }
        return key;
    }

    static <T extends Number & Comparable<T>> String both(T a, T b) {
        return a.compareTo(b) + " " + (a.intValue() + b.intValue());
    }

    static <T> T first(T a, T b) {
        return a;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... ts) {
        return new ArrayList<>(Arrays.asList(ts));
    }

    public static void main(String[] args) {
        System.out.println(max(Arrays.asList(3, 9, 4)) + max(List.of("b", "c", "a")));
        Integer[] a = {3, 1, 2};
        sort(a);
        swap(a, 0, 2);
        System.out.println(Arrays.toString(a));
        List<Number> numbers = new ArrayList<>();
        fill(numbers, 4);
        numbers.add(2.5);
        System.out.println(sum(numbers) + " " + sum(List.of(1, 2L, 3.5f)));
        System.out.println(best(Map.of("x", 3, "y", 7)) + " " + both(3, 4) + " " + both(1.5, 1.5));
        System.out.println(Methods.<Object>first(1, "s") + " " + first(1, "s") + " " + first(2.5, 1));
        List<Integer> l = Methods.<Integer>listOf(1, 2, 3);
        System.out.println(l + " " + listOf() + listOf("a", 'b', 3).size());
        List<? extends Number> wild = l;
        Number n = wild.get(0);
        System.out.println(n.doubleValue());
        List<?> any = List.of("q", 2);
        for (Object o : any) {
            System.out.print(o + " ");
        }
        System.out.println("");
        List<String>[] arrays = new List[] {List.of("x"), List.of()};
        System.out.println(arrays[0].get(0).length() + arrays.length);
    }
}
