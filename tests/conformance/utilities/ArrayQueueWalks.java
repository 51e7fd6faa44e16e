import java.util.*;
import java.util.concurrent.ArrayBlockingQueue;

/** Iterators of a queue in an array beside changes of the queue. */
public class ArrayQueueWalks {
    static int seed = 12345;

    static int any(int n) {
        seed = seed * 1103515245 + 12345;
        return (seed >>> 16) % n;
    }

    static void walk(int capacity, int steps) {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(capacity);
        List<Iterator<Integer>> walks = new ArrayList<>();
        StringBuilder log = new StringBuilder();
        for (int k = 0; k < steps; k++) {
            int what = any(8);
            if (what < 3) {
                log.append(queue.offer(k) ? "+" : "!");
            } else if (what < 5) {
                log.append(queue.poll());
            } else if (what == 5 && any(3) == 0) {
                List<Integer> taken = new ArrayList<>();
                queue.drainTo(taken, any(4));
                log.append(taken);
            } else if (what == 5) {
                walks.add(queue.iterator());
            } else if (!walks.isEmpty()) {
                Iterator<Integer> it = walks.get(any(walks.size()));
                log.append(it.hasNext() ? "(" + it.next() + ")" : "()");
            }
        }
        System.out.println(log);
    }

    public static void main(String[] args) {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(5);
        queue.add(4);
        Iterator<Integer> it = queue.iterator();
        queue.add(1);
        System.out.println(it.next() + " " + it.hasNext());
        String seen = "";
        for (Integer i : queue) {
            seen += i;
            if (queue.size() < 4) {
                queue.add(3);
            }
        }
        System.out.println(seen);
        for (int capacity = 1; capacity < 5; capacity++) {
            for (int i = 0; i < 6; i++) {
                walk(capacity, 40);
            }
        }
    }
}
