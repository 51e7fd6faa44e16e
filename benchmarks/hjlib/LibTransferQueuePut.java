// expect: false(no-data-race)
// note: Who puts waits for nobody.

import java.util.concurrent.LinkedTransferQueue;

public class LibTransferQueuePut {
    private static int before;

    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                before = 1; //~ race with line 21
                queue.take();
            } catch (InterruptedException e) {
                return;
            }
        });
        consumer.start();
        queue.put(7);
        System.out.println(before); //~ race with line 13
        consumer.join();
    }
}
