// expect: false(no-deadlock)
// note: Nobody takes what is transferred, if the other one looks too early.

import java.util.concurrent.LinkedTransferQueue;

public class LibTransferQueueStuck {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread consumer = new Thread(() -> queue.poll());
        consumer.start();
        queue.transfer(7); //~ deadlock
        consumer.join();
    }
}
