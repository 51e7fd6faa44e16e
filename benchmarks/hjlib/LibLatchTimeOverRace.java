// expect: false(no-data-race)
// note: The latch counts one task too many: when the time is over, nothing orders what the other one has written.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LibLatchTimeOverRace {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        new Thread(() -> {
            data = 1;
            done.countDown();
        }).start();
        done.await(1, TimeUnit.SECONDS);
        System.out.println(data); //~ race with line 13
    }
}
