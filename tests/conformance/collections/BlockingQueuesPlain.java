import java.util.*;
import java.util.concurrent.*;

public class BlockingQueuesPlain {
    public static void main(String[] a) throws Exception {
        for (BlockingQueue<Integer> q : List.<BlockingQueue<Integer>>of(new LinkedBlockingQueue<>(), new ArrayBlockingQueue<>(20), new LinkedBlockingQueue<>(20))) {
    q.addAll(List.of(5,1,4,2,3)); System.out.println(q + " " + q.size() + q.contains(4) + q.peek() + q.take());
    List<Integer> l = new ArrayList<>(); System.out.println(q.drainTo(l, 2) + "" + l + q);
    q.addAll(List.of(7,8,9,10)); System.out.println(q + "" + q.remainingCapacity());
    q.put(6); q.forEach(i -> System.out.print(i + ";"));  System.out.println(q.drainTo(l, -1) + "" + l);
    q.clear(); System.out.println(q.isEmpty() + "" + q.poll());
    q.addAll(List.of(1,2,3)); for (Integer i : q) { q.poll(); System.out.print(i + " "); } System.out.println(q);
        }
    }
}
