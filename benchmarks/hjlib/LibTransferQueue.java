// expect: true
// note: Who transfers goes on when the item has been taken, and not before.

import java.util.concurrent.LinkedTransferQueue;

public class LibTransferQueue {
    private static int before;

    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                before = 1;
                assert queue.take() == 7;
            } catch (InterruptedException e) {
                return;
            }
        });
        consumer.start();
        queue.transfer(7);
        assert before == 1;
        consumer.join();
    }
}
