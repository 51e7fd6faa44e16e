// expect: true
import java.util.concurrent.ConcurrentHashMap;

/** Keys of the program, which are compared outside of all sections: each key is found, with a value that it had. */
public class MapKeysCompared {
    record Key(int a, int b) {
        @Override
        public int hashCode() {
            return a;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
        map.put(new Key(1, 1), 11);
        map.put(new Key(1, 2), 12);
        Thread other = new Thread(() -> {
            map.put(new Key(1, 2), 22);
            map.remove(new Key(1, 1));
            map.merge(new Key(1, 3), 5, Integer::sum);
        });
        other.start();
        Integer first = map.get(new Key(1, 1));
        int second = map.get(new Key(1, 2));
        Integer third = map.getOrDefault(new Key(1, 3), 0);
        other.join();
        assert first == null || first == 11;
        assert second == 12 || second == 22;
        assert third == 0 || third == 5;
        assert !map.containsKey(new Key(1, 1)) && map.get(new Key(1, 2)) == 22 && map.size() == 2;
    }
}
