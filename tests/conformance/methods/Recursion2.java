// Towers of calls: power sets, binary search, flood fill.
public class Recursion2 {
    static int flood(char[][] g, int r, int c) {
        if (r < 0 || c < 0 || r >= g.length || c >= g[r].length || g[r][c] != '.') return 0;
        g[r][c] = '#';
        return 1 + flood(g, r + 1, c) + flood(g, r - 1, c) + flood(g, r, c + 1) + flood(g, r, c - 1);
    }

    static int search(int[] a, int key, int lo, int hi) {
        if (lo > hi) return -(lo + 1);
        int mid = lo + (hi - lo) / 2;
        return a[mid] == key ? mid : a[mid] < key ? search(a, key, mid + 1, hi) : search(a, key, lo, mid - 1);
    }

    static void subsets(int[] a, int i, String s, java.util.List<String> out) {
        if (i == a.length) {
            out.add("{" + s + "}");
            return;
        }
        subsets(a, i + 1, s, out);
        subsets(a, i + 1, s + a[i], out);
    }

    static String binary(int n) {
        return n < 2 ? "" + n : binary(n / 2) + n % 2;
    }

    public static void main(String[] args) {
        char[][] g = {"..x.".toCharArray(), ".xx.".toCharArray(), "....".toCharArray()};
        System.out.println(flood(g, 0, 0) + " " + new String(g[2]));
        System.out.println(search(new int[] {1, 3, 5, 7}, 5, 0, 3) + " " + search(new int[] {1, 3, 5, 7}, 4, 0, 3));
        java.util.List<String> out = new java.util.ArrayList<>();
        subsets(new int[] {1, 2, 3}, 0, "", out);
        System.out.println(out + " " + binary(37));
    }
}
