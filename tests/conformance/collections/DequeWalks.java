import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class DequeWalks {
    static StringBuilder sb;
    static void t(String n, Collection<Integer> init, int turn, BiConsumer<ArrayDeque<Integer>, Integer> f) {
        for (int kind = 0; kind < 6; kind++) {
            ArrayDeque<Integer> q = new ArrayDeque<>(init);
            for (int k = 0; k < turn; k++) q.addLast(q.pollFirst());
            sb = new StringBuilder(n + turn + "." + kind + ":");
            try {
                int lim = 0;
                Consumer<Integer> c = i -> { sb.append(i).append(','); if (sb.length() < 40) f.accept(q, i); };
                switch (kind) {
                    case 0: for (int i : q) c.accept(i); break;
                    case 1: q.forEach(c); break;
                    case 2: q.stream().forEach(c); break;
                    case 3: Iterator<Integer> it = q.descendingIterator(); while (it.hasNext()) c.accept(it.next()); break;
                    case 4: Spliterator<Integer> s = q.spliterator(); while (s.tryAdvance(c)) { } break;
                    case 5: q.iterator().forEachRemaining(c); break;
                }
            } catch (RuntimeException e) { sb.append(e.getClass().getSimpleName()); }
            System.out.println(sb.append(q));
        }
    }
    public static void main(String[] a) {
        for (int turn : new int[] {0, 2}) {
            List<Integer> l = List.of(1, 2, 3, 4);
            t("rm1", l, turn, (q, i) -> { if (i == 1) q.remove(i); });
            t("rm2", l, turn, (q, i) -> { if (i == 2) q.remove(i); });
            t("rm3", l, turn, (q, i) -> { if (i == 3) q.remove(i); });
            t("rm4", l, turn, (q, i) -> { if (i == 4) q.remove(i); });
            t("rm14", l, turn, (q, i) -> { if (i == 1) q.remove(4); });
            t("rm23", l, turn, (q, i) -> { if (i == 2) q.remove(3); });
            t("rm32", l, turn, (q, i) -> { if (i == 3) q.remove(2); });
            t("rl1", l, turn, (q, i) -> { if (i == 2) q.removeLastOccurrence(1); });
            t("poll", l, turn, (q, i) -> q.pollFirst());
            t("poll2", l, turn, (q, i) -> { if (i == 2) q.pollFirst(); });
            t("last", l, turn, (q, i) -> q.pollLast());
            t("clear", l, turn, (q, i) -> { if (i == 2) q.clear(); });
            t("add", l, turn, (q, i) -> { if (i == 1) q.add(9); });
            t("add2", l, turn, (q, i) -> { if (i == 2) { q.add(8); q.add(9); } });
            t("addF", l, turn, (q, i) -> { if (i == 2) q.addFirst(9); });
            t("addF2", l, turn, (q, i) -> { if (i == 3) { q.addFirst(9); q.addFirst(8); } });
            t("rot", l, turn, (q, i) -> { if (i == 2) q.addLast(q.pollFirst()); });
            t("rotB", l, turn, (q, i) -> { if (i == 2) q.addFirst(q.pollLast()); });
            t("rotAll", l, turn, (q, i) -> q.addLast(q.pollFirst()));
            t("rmadd", l, turn, (q, i) -> { if (i == 3) { q.remove(i); q.add(i); } });
            t("rmif", l, turn, (q, i) -> { if (i == 2) q.removeIf(x -> x < 3); });
            t("rmif2", l, turn, (q, i) -> { if (i == 2) q.removeIf(x -> x > 2); });
            t("clr+", l, turn, (q, i) -> { if (i == 2) { q.clear(); q.addAll(List.of(5, 6, 7)); } });
            t("at4", l, turn, (q, i) -> { if (i == 4) { q.add(5); } });
            t("at4c", l, turn, (q, i) -> { if (i == 4) { q.clear(); } });
            t("at4p", l, turn, (q, i) -> { if (i == 4) { q.poll(); } });
            t("big", List.of(1, 2, 3, 4, 5, 6, 7, 8), turn, (q, i) -> { if (i == 5) { q.remove(2); q.remove(7); } });
        }
    }
}
