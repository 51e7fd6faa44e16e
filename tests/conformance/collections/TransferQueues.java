import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TransferQueue;

public class TransferQueues {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        System.out.println(q.isEmpty() + " " + q.poll() + " " + q.peek() + " " + q.size() + " " + q);
        System.out.println(q.tryTransfer("x") + " " + q.hasWaitingConsumer() + " " + q.getWaitingConsumerCount());
        q.put("a");
        System.out.println(q.add("b") + " " + q.offer("c") + " " + q.offer("d", 1, TimeUnit.SECONDS) + " " + q.remainingCapacity());
        System.out.println(q + " " + q.size() + " " + q.contains("c") + " " + q.contains("z") + " " + q.contains(null));
        System.out.println(q.take() + " " + q.peek() + " " + q.poll() + " " + q.remove("d") + " " + q.remove("z") + " " + q);
        System.out.println(q.poll(1, TimeUnit.SECONDS) + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.isEmpty());
        System.out.println(q.tryTransfer("y", 1, TimeUnit.MILLISECONDS) + " " + q.size());
        q.addAll(Arrays.asList("1", "2", "3", "4", "5"));
        Iterator<String> it = q.iterator();
        System.out.println(it.next() + " " + it.next());
        it.remove();
        q.add("6");
        List<String> rest = new ArrayList<>();
        while (it.hasNext()) {
            rest.add(it.next());
        }
        System.out.println(rest + " " + q);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        List<String> drained = new ArrayList<>();
        System.out.println(q.drainTo(drained, 2) + " " + drained + " " + q.drainTo(drained) + " " + drained + " " + q.size());
        try {
            q.drainTo(q);
        } catch (IllegalArgumentException e) {
            System.out.println("itself");
        }
        try {
            q.put(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            q.tryTransfer(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        TransferQueue<Integer> numbers = new LinkedTransferQueue<>(List.of(1, 2, 3));
        System.out.println(numbers.removeIf(n -> n == 2) + " " + numbers + " " + Arrays.toString(numbers.toArray()));
        numbers.clear();
        Thread.currentThread().interrupt();
        try {
            q.take();
        } catch (InterruptedException e) {
            System.out.println("interrupted " + q.hasWaitingConsumer());
        }
    }
}
