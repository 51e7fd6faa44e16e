// dynamic programming: knapsack, edit distance, coins.
public class Dynamic {
    static int edit(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++)
            for (int j = 0; j <= b.length(); j++)
                d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        return d[a.length()][b.length()];
    }

    static int knapsack(int[] w, int[] v, int cap) {
        int[] best = new int[cap + 1];
        for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) best[c] = Math.max(best[c], best[c - w[i]] + v[i]);
        return best[cap];
    }

    static long ways(int amount, int... coins) {
        long[] n = new long[amount + 1];
        n[0] = 1;
        for (int c : coins) for (int a = c; a <= amount; a++) n[a] += n[a - c];
        return n[amount];
    }

    static String lcs(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) return "";
        if (a.charAt(0) == b.charAt(0)) return a.charAt(0) + lcs(a.substring(1), b.substring(1));
        String x = lcs(a.substring(1), b), y = lcs(a, b.substring(1));
        return x.length() >= y.length() ? x : y;
    }

    public static void main(String[] args) {
        System.out.println(edit("kitten", "sitting") + " " + knapsack(new int[] {1, 3, 4}, new int[] {15, 20, 30}, 5) + " " + ways(20, 1, 5, 10) + " " + lcs("banana", "atana"));
    }
}
