import java.util.*;

// shortest paths with arrays, cycles, components.
public class Graph {
    static final int INF = 1_000_000;

    static int[] dijkstra(int[][] w, int from) {
        int[] d = new int[w.length];
        boolean[] done = new boolean[w.length];
        Arrays.fill(d, INF);
        d[from] = 0;
        for (int k = 0; k < w.length; k++) {
            int u = -1;
            for (int i = 0; i < w.length; i++) if (!done[i] && (u < 0 || d[i] < d[u])) u = i;
            done[u] = true;
            for (int v = 0; v < w.length; v++) if (w[u][v] > 0 && d[u] + w[u][v] < d[v]) d[v] = d[u] + w[u][v];
        }
        return d;
    }

    static int find(int[] parent, int x) {
        return parent[x] == x ? x : (parent[x] = find(parent, parent[x]));
    }

    public static void main(String[] args) {
        int[][] w = {{0, 4, 1, 0}, {4, 0, 2, 5}, {1, 2, 0, 8}, {0, 5, 8, 0}};
        System.out.println(Arrays.toString(dijkstra(w, 0)));
        int[] parent = new int[6];
        for (int i = 0; i < 6; i++) parent[i] = i;
        for (int[] e : new int[][] {{0, 1}, {1, 2}, {4, 5}}) parent[find(parent, e[0])] = find(parent, e[1]);
        Set<Integer> roots = new HashSet<>();
        for (int i = 0; i < 6; i++) roots.add(find(parent, i));
        System.out.println(roots.size() + " " + (find(parent, 0) == find(parent, 2)));
    }
}
