// Iterable, Iterator defaults, user collections through the abstract classes.
import java.util.*;
import java.util.function.*;
public class Spliterators {
    static class Range implements Iterable<Integer> {
        final int lo, hi;
        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = lo;
                public boolean hasNext() {
                    return at < hi;
                }
                public Integer next() {
                    if (at >= hi) throw new NoSuchElementException("end " + at);
                    return at++;
                }
            };
        }
    }
    static class Fixed extends AbstractList<String> {
        final String[] data;
        Fixed(String... d) {
            data = d;
        }
        public String get(int i) {
            return data[i];
        }
        public int size() {
            return data.length;
        }
        @Override public String set(int i, String s) {
            String o = data[i];
            data[i] = s;
            return o;
        }
    }
    static class Bag extends AbstractCollection<Integer> {
        final List<Integer> in = new ArrayList<>();
        public Iterator<Integer> iterator() {
            return in.iterator();
        }
        public int size() {
            return in.size();
        }
        @Override public boolean add(Integer x) {
            return in.add(x);
        }
    }
    static class Counts extends AbstractMap<String, Integer> {
        public Set<Map.Entry<String, Integer>> entrySet() {
            return new LinkedHashSet<>(List.of(Map.entry("a", 1), Map.entry("b", 2)));
        }
    }
    static class Evens extends AbstractSet<Integer> {
        public Iterator<Integer> iterator() {
            return List.of(0, 2, 4).iterator();
        }
        public int size() {
            return 3;
        }
    }
    static class Two extends AbstractQueue<String> {
        final ArrayDeque<String> d = new ArrayDeque<>();
        public boolean offer(String s) {
            return d.size() < 2 && d.offer(s);
        }
        public String poll() {
            return d.poll();
        }
        public String peek() {
            return d.peek();
        }
        public Iterator<String> iterator() {
            return d.iterator();
        }
        public int size() {
            return d.size();
        }
    }
    public static void main(String[] args) {
        int sum = 0;
        for (int x : new Range(1, 5)) sum += x;
        System.out.println(sum);
        new Range(0, 3).forEach(x -> System.out.print(x + " "));
        Iterator<Integer> it = new Range(7, 9).iterator();
        it.forEachRemaining(x -> System.out.print("r" + x));
        System.out.println();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Fixed f = new Fixed("c", "a", "b");
        System.out.println(f + " " + f.contains("a") + f.indexOf("b") + f.equals(List.of("c", "a", "b")) + f.hashCode() + f.subList(1, 3));
        Collections.sort(f);
        System.out.println(f + String.join("+", f));
        try {
            f.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported " + e.getMessage());
        }
        for (ListIterator<String> li = f.listIterator(3); li.hasPrevious();) System.out.print(li.previous());
        System.out.println();
        Bag b = new Bag();
        b.add(3);
        b.addAll(List.of(1, 2));
        System.out.println(b + " " + b.contains(2) + b.remove(3) + b.toArray().length + b.containsAll(List.of(1, 2)) + b.isEmpty());
        b.clear();
        System.out.println(b);
        Counts c = new Counts();
        System.out.println(c + " " + c.get("b") + c.containsKey("a") + c.keySet() + c.values() + c.size() + c.equals(Map.of("b", 2, "a", 1)) + c.getOrDefault("z", 9));
        try {
            c.put("x", 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("no put");
        }
        Evens e = new Evens();
        System.out.println(e + " " + e.equals(Set.of(4, 2, 0)) + e.hashCode());
        Two t = new Two();
        System.out.println(t.add("1") + "" + t.offer("2") + t.offer("3"));
        try {
            t.add("4");
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(t.remove() + t.element() + t);
        t.clear();
        try {
            t.remove();
        } catch (NoSuchElementException x) {
            System.out.println(x.getMessage());
        }
    }
}
