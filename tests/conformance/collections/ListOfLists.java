import java.util.*;

// adjacency lists, breadth first, depth first.
public class ListOfLists {
    static void dfs(Map<Integer, List<Integer>> g, int at, Set<Integer> seen, List<Integer> out) {
        if (!seen.add(at)) {
            return;
        }
        for (int n : g.getOrDefault(at, List.of())) {
            dfs(g, n, seen, out);
        }
        out.add(at);
    }

    public static void main(String[] args) {
        int[][] edges = {{1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 5}};
        Map<Integer, List<Integer>> g = new HashMap<>();
        for (int[] e : edges) {
            g.computeIfAbsent(e[0], k -> new ArrayList<>()).add(e[1]);
        }
        Queue<Integer> q = new ArrayDeque<>(List.of(1));
        Map<Integer, Integer> dist = new HashMap<>(Map.of(1, 0));
        while (!q.isEmpty()) {
            int u = q.remove();
            for (int v : g.getOrDefault(u, Collections.emptyList())) {
                if (dist.putIfAbsent(v, dist.get(u) + 1) == null) {
                    q.add(v);
                }
            }
        }
        System.out.println(dist);
        List<Integer> order = new ArrayList<>();
        dfs(g, 1, new HashSet<>(), order);
        Collections.reverse(order);
        System.out.println(order);
    }
}
