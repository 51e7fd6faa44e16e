// expect: false(no-deadlock)
// note: The count is too large by one.

import java.util.concurrent.CountDownLatch;

public class LibLatchNever {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        new Thread(() -> done.countDown()).start();
        done.await(); //~ deadlock
    }
}
