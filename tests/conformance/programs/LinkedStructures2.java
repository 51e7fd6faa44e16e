// lists, trees, heaps and maps by hand, generic, with iterators.
import java.util.*;
import java.util.function.*;
public class LinkedStructures2 {
    static class SList<T> implements Iterable<T> {
        private class N {
            T v;
            N next;
            N(T v) {
                this.v = v;
            }
        }
        private N head, tail;
        private int n;
        void add(T v) {
            N x = new N(v);
            if (head == null) head = x;
            else tail.next = x;
            tail = x;
            n++;
        }
        void reverse() {
            N p = null;
            tail = head;
            for (N c = head; c != null; ) {
                N nx = c.next;
                c.next = p;
                p = c;
                c = nx;
            }
            head = p;
        }
        boolean remove(Predicate<? super T> t) {
            N p = null;
            for (N c = head; c != null; p = c, c = c.next) if (t.test(c.v)) {
                if (p == null) head = c.next;
                else p.next = c.next;
                if (c == tail) tail = p;
                n--;
                return true;
            }
            return false;
        }
        public Iterator<T> iterator() {
            return new Iterator<>() {
                N c = head;
                public boolean hasNext() {
                    return c != null;
                }
                public T next() {
                    if (c == null) throw new NoSuchElementException();
                    T v = c.v;
                    c = c.next;
                    return v;
                }
            };
        }
        @Override public String toString() {
            StringJoiner j = new StringJoiner("->", "[", "]");
            for (T t : this) j.add(String.valueOf(t));
            return j.toString();
        }
    }
    static class Bst<K extends Comparable<K>, V> {
        private static class N<K, V> {
            K k;
            V v;
            N<K, V> l, r;
            int h = 1;
            N(K k, V v) {
                this.k = k;
                this.v = v;
            }
        }
        private N<K, V> root;
        int rotations;
        private int h(N<K, V> n) {
            return n == null ? 0 : n.h;
        }
        private N<K, V> fix(N<K, V> n) {
            n.h = 1 + Math.max(h(n.l), h(n.r));
            int b = h(n.l) - h(n.r);
            if (b > 1) {
                if (h(n.l.l) < h(n.l.r)) n.l = left(n.l);
                return right(n);
            }
            if (b < -1) {
                if (h(n.r.r) < h(n.r.l)) n.r = right(n.r);
                return left(n);
            }
            return n;
        }
        private N<K, V> left(N<K, V> n) {
            rotations++;
            N<K, V> r = n.r;
            n.r = r.l;
            r.l = n;
            n.h = 1 + Math.max(h(n.l), h(n.r));
            r.h = 1 + Math.max(h(r.l), h(r.r));
            return r;
        }
        private N<K, V> right(N<K, V> n) {
            rotations++;
            N<K, V> l = n.l;
            n.l = l.r;
            l.r = n;
            n.h = 1 + Math.max(h(n.l), h(n.r));
            l.h = 1 + Math.max(h(l.l), h(l.r));
            return l;
        }
        void put(K k, V v) {
            root = put(root, k, v);
        }
        private N<K, V> put(N<K, V> n, K k, V v) {
            if (n == null) return new N<>(k, v);
            int c = k.compareTo(n.k);
            if (c == 0) n.v = v;
            else if (c < 0) n.l = put(n.l, k, v);
            else n.r = put(n.r, k, v);
            return fix(n);
        }
        V get(K k) {
            N<K, V> n = root;
            while (n != null) {
                int c = k.compareTo(n.k);
                if (c == 0) return n.v;
                n = c < 0 ? n.l : n.r;
            }
            return null;
        }
        void each(BiConsumer<? super K, ? super V> f) {
            each(root, f);
        }
        private void each(N<K, V> n, BiConsumer<? super K, ? super V> f) {
            if (n != null) {
                each(n.l, f);
                f.accept(n.k, n.v);
                each(n.r, f);
            }
        }
        int height() {
            return h(root);
        }
    }
    static class MinHeap<T> {
        private T[] a;
        private int n;
        private final Comparator<? super T> c;
        @SuppressWarnings("unchecked") MinHeap(Comparator<? super T> c) {
            this.c = c;
            a = (T[]) new Object[2];
        }
        void push(T t) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            int i = n++;
            a[i] = t;
            while (i > 0 && c.compare(a[i], a[(i - 1) / 2]) < 0) {
                T x = a[i];
                a[i] = a[(i - 1) / 2];
                a[i = (i - 1) / 2] = x;
            }
        }
        T pop() {
            T top = a[0];
            a[0] = a[--n];
            a[n] = null;
            int i = 0;
            for (int k; (k = 2 * i + 1) < n; i = k) {
                if (k + 1 < n && c.compare(a[k + 1], a[k]) < 0) k++;
                if (c.compare(a[i], a[k]) <= 0) break;
                T x = a[i];
                a[i] = a[k];
                a[k] = x;
            }
            return top;
        }
    }
    static class Trie {
        final Map<Character, Trie> kids = new TreeMap<>();
        boolean end;
        void add(String s) {
            Trie t = this;
            for (char c : s.toCharArray()) t = t.kids.computeIfAbsent(c, k -> new Trie());
            t.end = true;
        }
        List<String> with(String p) {
            Trie t = this;
            for (char c : p.toCharArray()) if ((t = t.kids.get(c)) == null) return List.of();
            List<String> r = new ArrayList<>();
            t.walk(p, r);
            return r;
        }
        private void walk(String p, List<String> r) {
            if (end) r.add(p);
            kids.forEach((c, t) -> t.walk(p + c, r));
        }
    }
    static class Ring {
        final int[] b;
        int head, size;
        Ring(int n) {
            b = new int[n];
        }
        void put(int v) {
            b[(head + size) % b.length] = v;
            if (size < b.length) size++;
            else head = (head + 1) % b.length;
        }
        int sum() {
            int s = 0;
            for (int i = 0; i < size; i++) s += b[(head + i) % b.length];
            return s;
        }
    }
    public static void main(String[] args) {
        SList<Integer> l = new SList<>();
        for (int i = 0; i < 5; i++) l.add(i * i);
        l.reverse();
        l.add(7);
        System.out.println(l + " " + l.remove(x -> x == 9) + l.remove(x -> x == 7) + l.remove(x -> x > 99) + l + l.n + l.tail.v);
        Bst<String, Integer> t = new Bst<>();
        int k = 0;
        for (String w : "the quick brown fox jumps over the lazy dog again and again".split(" ")) t.put(w, k++);
        StringBuilder sb = new StringBuilder();
        t.each((a, b) -> sb.append(a).append(b).append(' '));
        System.out.println(sb + "" + t.height() + t.get("fox") + t.get("cat") + t.rotations);
        Bst<Integer, Integer> seq = new Bst<>();
        for (int i = 0; i < 31; i++) seq.put(i, -i);
        System.out.println(seq.height() + " " + seq.get(17));
        MinHeap<String> h = new MinHeap<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        for (String w : "ccc a bb dddd aa b".split(" ")) h.push(w);
        while (h.n > 0) System.out.print(h.pop() + " ");
        System.out.println();
        Trie tr = new Trie();
        for (String w : "car card care cat dog do".split(" ")) tr.add(w);
        System.out.println(tr.with("car") + "" + tr.with("do") + tr.with("x"));
        Ring r = new Ring(3);
        for (int i = 1; i < 6; i++) r.put(i);
        System.out.println(r.sum() + " " + Arrays.toString(r.b));
    }
}
