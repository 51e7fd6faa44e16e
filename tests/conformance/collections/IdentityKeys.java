import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Objects without hash codes of their own as keys, made in loops, in tasks, by initialisers of classes and by the library. */
public class IdentityKeys {
    static class Node {
        final List<Node> next = new ArrayList<>();
    }

    static class Held {
        static final Object KEY = new Object();
        static final Map<Object, Integer> MAP = new HashMap<>();

        static {
            MAP.put(KEY, 3);
            MAP.put(new int[0], 4);
        }
    }

    record Pair(Object first, Object second) {
    }

    static int reached(Node from) {
        Set<Node> seen = new HashSet<>();
        Deque<Node> todo = new ArrayDeque<>();
        todo.add(from);
        while (!todo.isEmpty()) {
            Node n = todo.poll();
            if (seen.add(n)) {
                todo.addAll(n.next);
            }
        }
        return seen.size();
    }

    static Object thrown(Object[] from, int i) {
        try {
            return from[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            return e;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Map<Object, Object> all = new HashMap<>();
        Object[] keys = new Object[40];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = i % 3 == 0 ? new int[i] : i % 3 == 1 ? new Object() : (Runnable) () -> all.clear();
            all.put(keys[i], i);
        }
        int right = 0;
        for (int i = 0; i < keys.length; i++) {
            right += all.get(keys[i]).equals(i) ? 1 : 0;
        }
        System.out.println(all.size() + " " + right + " " + all.containsKey(new Object()));

        Node[] nodes = new Node[20];
        for (int i = 0; i < 20; i++) {
            nodes[i] = new Node();
        }
        for (int i = 0; i < 20; i++) {
            nodes[i].next.add(nodes[(i * 6 + 3) % 20]);
        }
        System.out.println(reached(nodes[0]) + " " + reached(nodes[1]));

        List<Object> made = new ArrayList<>();
        List<Object>[] parts = new List[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            List<Object> part = new ArrayList<>();
            parts[t] = part;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    part.add(new Object());
                }
                part.add(Held.KEY);
            });
            threads[t].start();
        }
        for (int t = 0; t < threads.length; t++) {
            threads[t].join();
            all.put(threads[t], threads[t]);
            made.addAll(parts[t]);
            made.add(threads[t]);
        }
        System.out.println(new HashSet<>(made).size() + " " + made.stream().map(o -> new Pair(o, Held.KEY)).collect(Collectors.toSet()).size());
        System.out.println(Held.MAP.get(Held.KEY) + " " + Held.MAP.size() + " " + (all.get(threads[1]) == threads[1]));

        Object missing = thrown(keys, 40);
        all.put(missing, 1);
        all.put(thrown(keys, 40), 2);
        System.out.println(all.get(missing) + " " + all.size());

        Map<Object, Integer> identities = new IdentityHashMap<>();
        String text = new String("x");
        identities.put(text, 1);
        identities.put("x", 2);
        identities.put(1000, 3);
        System.out.println(identities.get(text) + " " + identities.get("x") + " " + identities.get(new Pair(text, text)));
        System.out.println(System.identityHashCode(text) == System.identityHashCode(text));
        Object[][] grid = new Object[3][2];
        Set<Object> rows = new HashSet<>(List.of(grid[0], grid[1], grid[2], grid, grid.clone()));
        System.out.println(rows.size() + " " + rows.contains(grid[2]) + " " + rows.contains(new Object[2]));
    }
}
