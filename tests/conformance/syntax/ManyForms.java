import java.util.*;
public class ManyForms {
    static class Node<K extends Comparable<K>, V> { K k; V v; Node<K, V> l, r; Node(K k, V v) { this.k = k; this.v = v; } }
    static class Tree<K extends Comparable<K>, V> implements Iterable<Map.Entry<K, V>> {
        private Node<K, V> root; private int size;
        void put(K k, V v) { root = put(root, k, v); }
        private Node<K, V> put(Node<K, V> n, K k, V v) { if (n == null) { size++; return new Node<>(k, v); } int c = k.compareTo(n.k); if (c < 0) n.l = put(n.l, k, v); else if (c > 0) n.r = put(n.r, k, v); else n.v = v; return n; }
        public Iterator<Map.Entry<K, V>> iterator() { return new Iterator<Map.Entry<K, V>>() { final Deque<Node<K, V>> st = new ArrayDeque<>(); { push(root); } void push(Node<K, V> n) { for (; n != null; n = n.l) st.push(n); } public boolean hasNext() { return !st.isEmpty(); } public Map.Entry<K, V> next() { if (!hasNext()) throw new NoSuchElementException(); Node<K, V> n = st.pop(); push(n.r); return new AbstractMap.SimpleEntry<>(n.k, n.v); } }; }
    }
    class Inner { int x = base * 2; class Deep { int y = x + base; int outer() { return ManyForms.this.base + Inner.this.x; } } }
    int base = 5;
    static int calls; static int next() { return ++calls; }
    static String kind(Object o) { if (o instanceof Integer i && i > 10) return "big" + i; if (o instanceof Integer) return "int"; if (o instanceof String s) return "str" + s.length(); if (o instanceof int[] a) return "arr" + a.length; return o == null ? "null" : o.getClass().getName(); }
    static int days(String m, int y) { return switch (m) { case "feb" -> { boolean leap = y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); yield leap ? 29 : 28; } case "apr", "jun", "sep", "nov" -> 30; default -> 31; }; }
    static String sum(int... xs) { int s = 0; for (int x : xs) s += x; return xs.length + ":" + s; }
    static String sum(String h, Object... xs) { return h + Arrays.toString(xs); }
    public static void main(String[] args) throws Exception {
        Tree<String, Integer> t = new Tree<>(); for (String w : "the quick brown fox the end".split(" ")) t.put(w, w.length()); for (Map.Entry<String, Integer> e : t) System.out.print(e + " "); System.out.println(t.size);
        ManyForms o = new ManyForms(); ManyForms.Inner in = o.new Inner(); ManyForms.Inner.Deep d = in.new Deep(); System.out.println(d.y + " " + d.outer());
        int[] a = {1, 2, 3}; int i = 0; a[i++] = a[i] + 10 * i++; System.out.println(Arrays.toString(a) + i); i = i++ + ++i; System.out.println(i);
        int x = 7; x += 3.7; System.out.println(x); byte b = (byte) 200; b >>>= 1; System.out.println(b); char c = 'a'; c += 1; c++; System.out.println(c + 1); System.out.println((char) (c + 1)); short s = (short) 70000; System.out.println(s);
        System.out.println((int) 3.99e10 + " " + (long) Double.NaN + " " + (int) Float.NEGATIVE_INFINITY + " " + (char) 65.7 + " " + (byte) -129.5);
        System.out.println(5 / -2 + " " + 5 % -2 + " " + -5 % 2 + " " + 5.5 % -2 + " " + Math.floorMod(-5, 3) + " " + (1 << 33) + " " + (1L << 33) + " " + (-1 >>> 28) + " " + (-1L >>> 60) + " " + Integer.MIN_VALUE / -1);
        System.out.println(kind(3) + kind(30) + kind("abc") + kind(new int[2]) + kind(null) + kind(2.0) + kind(new String[0][0]));
        System.out.println(days("feb", 2000) + days("feb", 1900) + " " + days("jun", 1) + " " + sum() + sum(1, 2) + sum("h", 1, "x") + sum("n", (Object[]) null));
        outer: for (int p = 2; ; p++) { for (int q = 2; q * q <= p; q++) if (p % q == 0) continue outer; if (p > 20) { System.out.println(p); break outer; } }
        StringBuilder sb = new StringBuilder("hello"); sb.insert(0, 'X').append(1.5f).append(true).reverse().setCharAt(0, '_'); sb.deleteCharAt(1).replace(0, 2, "<>"); System.out.println(sb + " " + sb.indexOf("l") + " " + sb.length());
        String str = null; str += "a"; str += 1 + 2 + "b" + 1 + 2 + 'c' + (char) 100 + 1L + 2f; System.out.println(str);
        Integer i1 = 127, i2 = 127, i3 = 128, i4 = 128; System.out.println((i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4) + " " + (i3 <= i4 && i3 >= i4)); Long L = 127L; System.out.println(L.equals(127) + " " + L.equals(127L));
        System.out.println("ab" == "a" + "b"); String h = "a"; System.out.println(("ab" == h + "b") + " " + ("ab" == (h + "b").intern()));
        try { Object[] os = new String[1]; os[0] = 1; } catch (ArrayStoreException e) { System.out.println(e); } try { int[] neg = new int[-1]; } catch (NegativeArraySizeException e) { System.out.println(e); } try { Object q = "s"; Integer n = (Integer) q; } catch (ClassCastException e) { System.out.println("cce"); }
        System.out.println(next() + next() * next() + " " + (calls > 2 ? next() : 0) + " " + (calls = 10) + calls); final int[][] jag = new int[3][]; jag[1] = new int[] {1, 2}; System.out.println(Arrays.deepToString(jag)); int[][][] cube = new int[2][2][]; System.out.println(cube[1].length);
        long big = Integer.MAX_VALUE; big++; System.out.println(big + " " + (int) big + " " + Long.toHexString(-1L) + " " + Integer.toBinaryString(10) + " " + Integer.parseInt("-7f", 16) + " " + Integer.bitCount(255) + " " + Long.numberOfTrailingZeros(8) + " " + Integer.reverse(1) + " " + Character.getNumericValue('7'));
        System.out.println("""
            text "block" \
            joined
              indented\tTab
            end""");
        var list = new ArrayList<Map<String, List<Integer>>>(); list.add(new HashMap<>()); list.get(0).computeIfAbsent("k", k -> new ArrayList<>()).add(1); for (var m : list) System.out.println(m);
        System.out.println(1.0 / 0 + " " + 0.0 / 0 + " " + -0.0 + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + 0.1f + " " + (0.1f + 0.2) + " " + 1e-5 + " " + 1e7 + " " + 123456789.0 + " " + 100f + " " + Double.MIN_VALUE + " " + Float.MAX_VALUE);
    }
}
