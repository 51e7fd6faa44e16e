import java.util.*;
import java.util.concurrent.ArrayBlockingQueue;

/** What is left of a walk of a queue in an array, at once. */
public class ArrayQueueEach {
    static String rest(Iterator<Integer> it) {
        StringBuilder out = new StringBuilder();
        it.forEachRemaining(i -> out.append(i).append(' '));
        return out + "|" + it.hasNext();
    }

    public static void main(String[] args) {
        for (int taken = 0; taken < 5; taken++) {
            for (int met = 0; met < 3; met++) {
                ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(5, false, List.of(1, 2, 3));
                Iterator<Integer> it = queue.iterator();
                for (int i = 0; i < met; i++) {
                    it.next();
                }
                for (int i = 0; i < taken; i++) {
                    queue.poll();
                }
                queue.offer(7);
                queue.offer(8);
                System.out.println(taken + " " + met + ": " + rest(it) + " " + rest(queue.iterator()) + " " + queue.stream().mapToInt(i -> i).sum() + " " + queue.stream().map(String::valueOf).toList());
            }
        }
        System.out.println(rest(new ArrayBlockingQueue<Integer>(2).iterator()));
    }
}
