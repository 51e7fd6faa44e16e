// expect: true
// note: Takes wait for something at either end.

import java.util.concurrent.LinkedBlockingDeque;

public class LibBlockingDequeFixed {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);
        Thread producer = new Thread(() -> {
            try {
                deque.putLast(1);
                deque.putFirst(0);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        int sum = deque.takeFirst() + deque.takeLast();
        assert sum == 1 && deque.isEmpty();
        producer.join();
    }
}
