// larger programs: queues, graphs, dynamic programming.
import java.util.*;
public class Simulations {
    static int lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) d[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? d[i - 1][j - 1] + 1 : Math.max(d[i - 1][j], d[i][j - 1]);
        return d[a.length()][b.length()];
    }
    static int edit(String a, String b) {
        int[] p = new int[b.length() + 1];
        for (int j = 0; j < p.length; j++) p[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diag = p[0];
            p[0] = i;
            for (int j = 1; j < p.length; j++) {
                int t = p[j];
                p[j] = a.charAt(i - 1) == b.charAt(j - 1) ? diag : 1 + Math.min(diag, Math.min(p[j], p[j - 1]));
                diag = t;
            }
        }
        return p[b.length()];
    }
    static int queens(int n, int row, int c, int d1, int d2) {
        if (row == n) return 1;
        int r = 0;
        for (int free = ~(c | d1 | d2) & ((1 << n) - 1); free != 0; free &= free - 1) {
            int bit = free & -free;
            r += queens(n, row + 1, c | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        return r;
    }
    static Map<String, Integer> dijkstra(Map<String, Map<String, Integer>> g, String s) {
        Map<String, Integer> dist = new TreeMap<>();
        PriorityQueue<Map.Entry<String, Integer>> q = new PriorityQueue<>(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()));
        q.add(Map.entry(s, 0));
        while (!q.isEmpty()) {
            var e = q.poll();
            if (dist.putIfAbsent(e.getKey(), e.getValue()) != null) continue;
            g.getOrDefault(e.getKey(), Map.of()).forEach((k, w) -> q.add(Map.entry(k, e.getValue() + w)));
        }
        return dist;
    }
    static List<Integer> topo(int n, int[][] es) {
        List<List<Integer>> out = new ArrayList<>();
        int[] in = new int[n];
        for (int i = 0; i < n; i++) out.add(new ArrayList<>());
        for (int[] e : es) {
            out.get(e[0]).add(e[1]);
            in[e[1]]++;
        }
        Deque<Integer> q = new ArrayDeque<>();
        for (int i = 0; i < n; i++) if (in[i] == 0) q.add(i);
        List<Integer> r = new ArrayList<>();
        while (!q.isEmpty()) {
            int u = q.remove();
            r.add(u);
            for (int v : out.get(u)) if (--in[v] == 0) q.add(v);
        }
        return r;
    }
    static void hanoi(int n, char a, char b, char c, StringBuilder s) {
        if (n == 0) return;
        hanoi(n - 1, a, c, b, s);
        s.append(a).append(c);
        hanoi(n - 1, b, a, c, s);
    }
    static long ack(long m, long n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }
    static Map<Integer, Long> memo = new HashMap<>();
    static long fib(int n) {
        if (n < 2) return n;
        Long k = memo.get(n);
        if (k != null) return k;
        long v = fib(n - 1) + fib(n - 2);
        memo.put(n, v);
        return v;
    }
    static int eval(String rpn) {
        Deque<Integer> st = new ArrayDeque<>();
        for (String t : rpn.split(" ")) switch (t) {
            case "+" -> st.push(st.pop() + st.pop());
            case "*" -> st.push(st.pop() * st.pop());
            case "-" -> {
                int b = st.pop();
                st.push(st.pop() - b);
            }
            default -> st.push(Integer.parseInt(t));
        }
        return st.pop();
    }
    static int[] parent;
    static int find(int x) {
        return parent[x] == x ? x : (parent[x] = find(parent[x]));
    }
    public static void main(String[] args) {
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + edit("kitten", "sitting") + " " + queens(6, 0, 0, 0, 0) + " " + fib(80) + " " + ack(2, 3) + " " + eval("3 4 + 2 * 7 -"));
        System.out.println(dijkstra(Map.of("a", Map.of("b", 4, "c", 1), "c", Map.of("b", 2, "d", 7), "b", Map.of("d", 1)), "a"));
        System.out.println(topo(5, new int[][] {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}}));
        StringBuilder sb = new StringBuilder();
        hanoi(3, 'A', 'B', 'C', sb);
        System.out.println(sb);
        parent = new int[8];
        for (int i = 0; i < 8; i++) parent[i] = i;
        for (int[] u : new int[][] {{1, 2}, {3, 4}, {2, 4}, {5, 6}}) parent[find(u[0])] = find(u[1]);
        Set<Integer> roots = new TreeSet<>();
        for (int i = 0; i < 8; i++) roots.add(find(i));
        System.out.println(roots);
        boolean[] comp = new boolean[50];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i < 50; i++) {
            if (comp[i]) continue;
            primes.add(i);
            for (int j = i * i; j < 50; j += i) comp[j] = true;
        }
        System.out.println(primes);
        int steps = 0;
        for (long n = 27; n != 1; n = n % 2 == 0 ? n / 2 : 3 * n + 1) steps++;
        System.out.println(steps);
        List<Integer> ring = new LinkedList<>();
        for (int i = 1; i <= 10; i++) ring.add(i);
        int at = 0;
        while (ring.size() > 1) {
            at = (at + 2) % ring.size();
            ring.remove(at);
        }
        System.out.println(ring);
        int[][] pas = new int[6][];
        for (int i = 0; i < 6; i++) {
            pas[i] = new int[i + 1];
            pas[i][0] = pas[i][i] = 1;
            for (int j = 1; j < i; j++) pas[i][j] = pas[i - 1][j - 1] + pas[i - 1][j];
        }
        System.out.println(Arrays.deepToString(pas));
        int[] coins = {1, 5, 10, 25};
        long[] ways = new long[101];
        ways[0] = 1;
        for (int c : coins) for (int v = c; v <= 100; v++) ways[v] += ways[v - c];
        System.out.println(ways[100]);
        int[] w = {1, 3, 4, 5}, val = {1, 4, 5, 7}, best = new int[8];
        for (int i = 0; i < w.length; i++) for (int c = 7; c >= w[i]; c--) best[c] = Math.max(best[c], best[c - w[i]] + val[i]);
        System.out.println(best[7]);
    }
}
