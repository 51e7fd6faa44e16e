import java.util.*;
import java.util.concurrent.*;

public class BlockingQueuesAll {
    public static void main(String[] a) throws Exception {
        for (BlockingQueue<Integer> q : List.<BlockingQueue<Integer>>of(new LinkedBlockingQueue<>(), new ArrayBlockingQueue<>(20), new PriorityBlockingQueue<>(), new LinkedBlockingDeque<>())) {
    q.addAll(List.of(5,1,4,2,3)); System.out.println(q + " " + q.size() + q.contains(4) + q.peek() + q.take());
    List<Integer> l = new ArrayList<>(); System.out.println(q.drainTo(l, 2) + "" + l + q);
    q.addAll(List.of(7,8,9,10)); q.removeIf(i -> i % 2 == 0); System.out.println(q + "" + q.remove(9) + q.remove(77) + q);
    Iterator<Integer> it = q.iterator(); it.next(); it.remove(); System.out.println(q+""+Arrays.toString(q.toArray()));
    q.put(6); q.forEach(i -> System.out.print(i + ";")); System.out.println(q.retainAll(List.of(6)) + "" + q);
    try { q.drainTo(q); } catch (IllegalArgumentException e) { System.out.println("iae"); }
    q.clear(); System.out.println(q.isEmpty() + "" + q.poll());
    q.addAll(List.of(1,2,3)); for (Integer i : q) { q.poll(); System.out.print(i + " "); } System.out.println(q);
        }
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(3); d.push(1); d.addLast(2); d.offerFirst(0); System.out.println(d.offer(5) + "" + d + d.takeLast() + d.pop() + d.removeLastOccurrence(1) + d);
        try { d.addAll(List.of(1,2,3,4)); } catch (IllegalStateException e) { System.out.println(e.getMessage()+d); }
        Iterator<Integer> x = d.descendingIterator(); while (x.hasNext()) { int i = x.next(); if (i == 2) x.remove(); System.out.print(i); } System.out.println(d);
        try { d.add(null); } catch (NullPointerException e) { System.out.println("npe"); }
        CyclicBarrier b = new CyclicBarrier(1, () -> System.out.print("act ")); System.out.println(b.await() + "" + b.isBroken() + b.getNumberWaiting()); b.reset();
        Semaphore s = new Semaphore(3); s.acquire(2); System.out.println(s.availablePermits() + "" + s.tryAcquire(2)); s.release(2); s.acquire(3); System.out.println(s.availablePermits());
    }
}
