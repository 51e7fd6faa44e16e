// expect: false(assertion)
// note: The text tells how many permits are left, not how many there are.

import java.util.concurrent.Semaphore;

public class LibTextOfStateWrong {
    public static void main(String[] args) throws InterruptedException {
        Semaphore free = new Semaphore(2);
        Thread t = new Thread(free::acquireUninterruptibly);
        t.start();
        t.join();
        assert free.toString().endsWith("[Permits = 2]"); //~ assertion
    }
}
