import java.util.Iterator;
import java.util.PriorityQueue;
import java.util.Random;

/** Removing by an iterator moves elements to places that it has passed already. */
public class QueueRemovals {
    public static void main(String[] args) {
        for (int seed = 0; seed < 6; seed++) {
            Random random = new Random(seed);
            PriorityQueue<Integer> q = new PriorityQueue<>();
            for (int i = 0; i < 14; i++) {
                q.add(random.nextInt(40));
            }
            StringBuilder seen = new StringBuilder();
            int k = 0;
            Iterator<Integer> it = q.iterator();
            while (it.hasNext()) {
                int x = it.next();
                seen.append(x).append(' ');
                if (++k > 3 && x % 3 != 0) {
                    it.remove();
                }
            }
            try {
                it.next();
            } catch (RuntimeException e) {
                seen.append(e.getClass().getSimpleName());
            }
            try {
                it.remove();
                seen.append(" removed");
            } catch (RuntimeException e) {
                seen.append(' ').append(e.getClass().getSimpleName());
            }
            System.out.println(seen + " left " + q);
        }
        throwing();
    }

    private static int compared;

    // A comparison that throws leaves a queue as it was; the first element is compared with nothing.
    private static void throwing() {
        PriorityQueue<Object> q = new PriorityQueue<>();
        for (Object o : new Object[] {new Object(), "x", 1, "a", 'c', "b"}) {
            try {
                q.add(o);
            } catch (ClassCastException e) {
                System.out.print(q.size() + " " + q + " ");
            }
        }
        PriorityQueue<String> counting = new PriorityQueue<>((x, y) -> {
            compared++;
            return x.compareTo(y);
        });
        counting.add("b");
        System.out.print(q + " " + compared);
        counting.add("a");
        System.out.println(" " + compared + counting);
    }
}
