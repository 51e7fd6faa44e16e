// sorting by hand, and what comparators are asked.
import java.util.*;
public class Sorters {
    static void bubble(int[] a) {
        for (boolean again = true; again; ) {
            again = false;
            for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) {
                int t = a[i];
                a[i] = a[i - 1];
                a[i - 1] = t;
                again = true;
            }
        }
    }
    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }
    static int[] merge(int[] a) {
        if (a.length < 2) return a;
        int[] l = merge(Arrays.copyOfRange(a, 0, a.length / 2)), r = merge(Arrays.copyOfRange(a, a.length / 2, a.length)), o = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < o.length; k++) o[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        return o;
    }
    static void heap(int[] a) {
        for (int i = a.length / 2; i-- > 0; ) sift(a, i, a.length);
        for (int n = a.length; --n > 0; ) {
            int t = a[0];
            a[0] = a[n];
            a[n] = t;
            sift(a, 0, n);
        }
    }
    static void sift(int[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) {
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[i] >= a[c]) return;
            int t = a[i];
            a[i] = a[c];
            a[c] = t;
        }
    }
    static void insertion(Integer[] a, Comparator<Integer> c) {
        for (int i = 1; i < a.length; i++) for (int j = i; j > 0 && c.compare(a[j - 1], a[j]) > 0; j--) {
            Integer t = a[j];
            a[j] = a[j - 1];
            a[j - 1] = t;
        }
    }
    public static void main(String[] args) {
        int[] src = {9, -3, 5, 0, 5, 12, 7, -8, 1};
        int[] a = src.clone(), b = src.clone(), d = src.clone();
        bubble(a);
        quick(b, 0, b.length - 1);
        heap(d);
        System.out.println(Arrays.toString(a) + Arrays.equals(a, b) + Arrays.equals(a, merge(src)) + Arrays.equals(a, d));
        Integer[] bx = {3, 1, 2};
        insertion(bx, Comparator.reverseOrder());
        System.out.println(Arrays.toString(bx));
        List<String> asked = new ArrayList<>();
        Comparator<Integer> spy = (x, y) -> {
            asked.add(x + "?" + y);
            return Integer.compare(x, y);
        };
        List<Integer> l = new ArrayList<>(List.of(4, 2, 7, 1));
        l.sort(spy);
        System.out.println(l + " " + asked);
        asked.clear();
        Integer[] desc = {5, 4, 3, 2, 1};
        Arrays.sort(desc, spy);
        System.out.println(Arrays.toString(desc) + asked);
        asked.clear();
        Collections.max(l, spy);
        Collections.binarySearch(l, 4, spy);
        System.out.println(asked);
        asked.clear();
        TreeMap<Integer, String> t = new TreeMap<>(spy);
        t.put(2, "a");
        t.put(1, "b");
        t.get(2);
        System.out.println(t.size());
        String[] w = {"bb", "a", "ccc", "aa", "b"};
        Arrays.sort(w, Comparator.comparing(String::length));
        System.out.println(Arrays.toString(w));
        List<int[]> ivs = new ArrayList<>(List.of(new int[] {5, 8}, new int[] {1, 3}, new int[] {2, 6}));
        ivs.sort(Comparator.comparingInt(i -> i[0]));
        List<int[]> out = new ArrayList<>();
        for (int[] i : ivs) if (out.isEmpty() || out.get(out.size() - 1)[1] < i[0]) out.add(i.clone());
        else out.get(out.size() - 1)[1] = Math.max(out.get(out.size() - 1)[1], i[1]);
        for (int[] i : out) System.out.print(Arrays.toString(i));
        System.out.println();
        Integer[] many = new Integer[40];
        for (int i = 0; i < 40; i++) many[i] = i * 17 % 41;
        Arrays.sort(many, Comparator.<Integer>comparingInt(x -> x % 5).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(many));
        class P {
            final String n;
            final int a;
            P(String n, int a) {
                this.n = n;
                this.a = a;
            }
        }
        List<P> ps = new ArrayList<>(List.of(new P("x", 2), new P("y", 1), new P("z", 2)));
        ps.sort((p, q) -> q.a - p.a);
        for (P p : ps) System.out.print(p.n + p.a + " ");
        System.out.println();
    }
}
