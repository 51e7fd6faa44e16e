import java.util.*;
import java.util.concurrent.ArrayBlockingQueue;

/** What is put while a walk of a queue in an array goes on at once. */
public class ArrayQueueEachPuts {
    public static void main(String[] args) {
        for (int before = 1; before < 4; before++) {
            for (int at = 0; at < 4; at++) {
                for (int capacity = 3; capacity < 7; capacity++) {
                    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(capacity);
                    queue.offer(100);
                    queue.offer(101);
                    queue.poll();
                    for (int i = 0; i < before; i++) {
                        queue.offer(i);
                    }
                    int[] seen = {0};
                    int when = at;
                    StringBuilder out = new StringBuilder();
                    queue.iterator().forEachRemaining(i -> {
                        out.append(i).append(' ');
                        if (seen[0]++ == when) {
                            queue.offer(7);
                            queue.offer(8);
                        }
                    });
                    System.out.println(out + " " + queue);
                }
            }
        }
    }
}
