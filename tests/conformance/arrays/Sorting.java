// sorting algorithms written by hand.
public class Sorting {
    static void bubble(int[] a) {
        boolean swapped;
        do {
            swapped = false;
            for (int i = 1; i < a.length; i++) {
                if (a[i - 1] > a[i]) {
                    int t = a[i];
                    a[i] = a[i - 1];
                    a[i - 1] = t;
                    swapped = true;
                }
            }
        } while (swapped);
    }

    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
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
        if (a.length < 2) {
            return a;
        }
        int[] l = merge(java.util.Arrays.copyOfRange(a, 0, a.length / 2));
        int[] r = merge(java.util.Arrays.copyOfRange(a, a.length / 2, a.length));
        int[] out = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < out.length; k++) {
            out[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        }
        return out;
    }

    static int[] counting(int[] a, int max) {
        int[] count = new int[max + 1];
        for (int v : a) {
            ++count[v];
        }
        int[] out = new int[a.length];
        int k = 0;
        for (int v = 0; v <= max; v++) {
            while (count[v]-- > 0) {
                out[k++] = v;
            }
        }
        return out;
    }

    public static void main(String[] args) {
        int[] a = {5, 3, 8, 1, 9, 2, 7};
        int[] b = a.clone(), c = a.clone();
        bubble(a);
        quick(b, 0, b.length - 1);
        System.out.println(java.util.Arrays.toString(a) + java.util.Arrays.equals(a, b) + java.util.Arrays.equals(a, merge(c)) + java.util.Arrays.equals(a, counting(c, 9)));
        int lo = 0, hi = a.length - 1;
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            if (a[mid] < 7) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        System.out.println(lo);
    }
}
