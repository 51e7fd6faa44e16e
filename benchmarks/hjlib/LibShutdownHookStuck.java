// expect: false(no-deadlock)
// note: The program waits for what it does at its end, and that waits for nobody.

import java.util.concurrent.CountDownLatch;

public class LibShutdownHookStuck {
    public static void main(String[] args) { //~ deadlock
        CountDownLatch latch = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                latch.await(); //~ deadlock
            } catch (InterruptedException e) {
                return;
            }
        }));
        if (args.length > 0) {
            latch.countDown();
        }
    }
}
