// prefix sums, sieves, rotations and histograms.
public class Sieve {
    public static void main(String[] args) {
        int[] a = {3, 1, 4, 1, 5, 9, 2, 6};
        int[] prefix = new int[a.length + 1];
        for (int i = 0; i < a.length; i++) prefix[i + 1] = prefix[i] + a[i];
        System.out.println(prefix[8] + " " + (prefix[5] - prefix[2]));
        int[] rotated = new int[a.length];
        for (int i = 0; i < a.length; i++) rotated[(i + 3) % a.length] = a[i];
        System.out.println(java.util.Arrays.toString(rotated));
        int best = Integer.MIN_VALUE, here = 0;
        for (int x : new int[] {-2, 1, -3, 4, -1, 2, 1, -5, 4}) {
            here = Math.max(x, here + x);
            best = Math.max(best, here);
        }
        System.out.println(best);
        int[] hist = new int[10];
        for (int x : a) hist[x]++;
        for (int i = 0; i < hist.length; i++) if (hist[i] > 0) System.out.print(i + ":" + "*".repeat(hist[i]) + " ");
        System.out.println("");
        int lo = Integer.MAX_VALUE, hi = Integer.MIN_VALUE;
        for (int x : a) {
            lo = Math.min(lo, x);
            hi = Math.max(hi, x);
        }
        System.out.println(lo + " " + hi);
    }
}
