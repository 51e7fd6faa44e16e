import java.util.*;
import java.util.function.Function;

// a cache with computed values and eviction.
class Lru<K, V> {
    private final Map<K, V> map = new LinkedHashMap<>();
    private final Function<? super K, ? extends V> load;
    private final int limit;
    int misses;

    Lru(int limit, Function<? super K, ? extends V> load) {
        this.limit = limit;
        this.load = load;
    }

    V get(K k) {
        V v = map.remove(k);
        if (v == null) {
            misses++;
            v = load.apply(k);
            if (map.size() >= limit) {
                Iterator<K> it = map.keySet().iterator();
                it.next();
                it.remove();
            }
        }
        map.put(k, v);
        return v;
    }

    public String toString() {
        return map + "/" + misses;
    }
}

public class Cache {
    public static void main(String[] args) {
        Lru<Integer, String> c = new Lru<>(2, n -> "v" + n * n);
        for (int k : new int[] {1, 2, 1, 3, 2, 1}) System.out.print(c.get(k) + " ");
        System.out.println(c);
    }
}
