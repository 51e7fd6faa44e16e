import java.util.*;

// iteration orders of hash maps of several key types.
public class HashOrder {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String s : "zero one two three four five six seven eight nine ten eleven twelve thirteen".split(" ")) m.put(s, s.length());
        System.out.println(m);
        Set<Integer> ints = new HashSet<>();
        for (int i = 0; i < 20; i++) ints.add(i * i * 31);
        System.out.println(ints);
        Set<Character> chars = new HashSet<>();
        for (char c : "the quick brown fox".toCharArray()) chars.add(c);
        System.out.println(chars);
        Set<Boolean> bools = new HashSet<>(List.of(true, false));
        System.out.println(bools);
        Set<Double> doubles = new HashSet<>(List.of(1.5, -2.0, 0.1, 1e10));
        System.out.println(doubles);
        Set<Long> longs = new HashSet<>(List.of(1L << 40, 7L, -1L));
        System.out.println(longs);
        m.keySet().removeIf(k -> k.length() > 3);
        System.out.println(m);
        Hashtable<String, Integer> t = new Hashtable<>();
        for (String s : "a b c d e f g h i j k l m".split(" ")) t.put(s, t.size());
        System.out.println(t);
        Enumeration<String> e = t.keys();
        System.out.println(e.nextElement() + e.nextElement());
    }
}
