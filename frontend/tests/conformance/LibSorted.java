import java.util.*;

public class LibSorted {
    enum Color { RED, GREEN, BLUE }

    public static void main(String[] args) {
        TreeMap<String, Integer> m = new TreeMap<>();
        for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) {
            m.merge(s, 1, Integer::sum);
        }
        System.out.println(m + " " + m.firstKey() + " " + m.lastEntry() + " " + m.size());
        System.out.println(m.headMap("fox") + " " + m.tailMap("over", false) + " " + m.subMap("dog", true, "jumps", true));
        System.out.println(m.floorKey("g") + " " + m.ceilingKey("g") + " " + m.lowerKey("fox") + " " + m.higherKey("fox") + " " + m.lowerKey("a"));
        System.out.println(m.descendingMap() + " " + m.descendingKeySet() + " " + m.descendingMap().headMap("lazy", true));
        SortedMap<String, Integer> view = m.subMap("e", "k");
        view.put("hen", 7);
        try {
            view.put("zoo", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(m.containsKey("hen") + " " + view + " " + m.pollFirstEntry() + " " + m.pollLastEntry());
        for (Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator(); it.hasNext();) {
            if (it.next().getKey().length() > 3) {
                it.remove();
            }
        }
        System.out.println(m.keySet() + " " + m.values() + " " + m.equals(new HashMap<>(m)) + " " + m.hashCode());
        try {
            for (String k : m.keySet()) {
                m.remove(k);
                m.put(k + "x", 1);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("changed");
        }
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        TreeSet<Integer> s = new TreeSet<>(Arrays.asList(5, 1, 9, 3, 7));
        System.out.println(s + " " + s.first() + " " + s.last() + " " + s.floor(4) + " " + s.higher(9) + " " + s.headSet(5) + " " + s.tailSet(5) + " " + s.subSet(2, 8));
        System.out.println(s.add(3) + " " + s.add(4) + " " + s.remove(9) + " " + s.pollFirst() + " " + s.descendingSet() + " " + s);
        TreeSet<String> byLength = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(byLength, "pear", "fig", "apple", "kiwi", "fig");
        System.out.println(byLength);
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int x : new int[] {5, 8, 1, 9, 3, 7, 2}) {
            q.add(x);
        }
        System.out.println(q + " " + q.peek() + " " + q.size() + " " + q.contains(9));
        q.remove(8);
        System.out.println(q);
        StringBuilder b = new StringBuilder();
        while (!q.isEmpty()) {
            b.append(q.poll()).append(' ');
        }
        System.out.println(b + "" + q.poll());
        PriorityQueue<String> r = new PriorityQueue<>(3, Comparator.reverseOrder());
        r.offer("a");
        r.offer("c");
        r.offer("b");
        System.out.println(r.poll() + r.poll() + r.poll() + r.peek());
        System.out.println(new PriorityQueue<>(Arrays.asList(4, 3, 2, 1)));
        EnumMap<Color, Integer> em = new EnumMap<>(Color.class);
        em.put(Color.BLUE, 3);
        em.put(Color.RED, 1);
        System.out.println(em + " " + em.containsKey(Color.GREEN));
        EnumSet<Color> es = EnumSet.of(Color.BLUE, Color.RED);
        System.out.println(es + " " + es.contains(Color.GREEN) + " " + EnumSet.noneOf(Color.class));
        BitSet bits = new BitSet();
        bits.set(1);
        bits.set(70);
        bits.set(3, 6);
        System.out.println(bits + " " + bits.cardinality() + " " + bits.length() + " " + bits.nextSetBit(6) + " " + bits.nextClearBit(3) + " " + bits.get(4));
        BitSet other = new BitSet(8);
        other.set(4);
        other.set(5);
        other.set(9);
        bits.and(other);
        System.out.println(bits + " " + other.intersects(bits) + " " + bits.isEmpty());
        bits.or(other);
        bits.xor(new BitSet());
        bits.clear(9);
        bits.flip(0);
        System.out.println(bits + " " + bits.equals(other) + " " + bits.hashCode());
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("none");
        System.out.print(j + " ");
        j.add("a").add("b");
        System.out.println(j + " " + j.length());
        StringTokenizer t = new StringTokenizer("one two,three", " ,");
        System.out.print(t.countTokens());
        while (t.hasMoreTokens()) {
            System.out.print(" " + t.nextToken());
        }
        System.out.println();
        Scanner in = new Scanner("12 3.5 word\nnext line here\n7");
        System.out.println(in.nextInt() + " " + in.nextDouble() + " " + in.next() + " [" + in.nextLine() + "] [" + in.nextLine() + "] " + in.hasNextInt() + " " + in.nextInt() + " " + in.hasNext());
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        sync.add(4);
        System.out.println(sync);
    }
}
