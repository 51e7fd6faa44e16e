// expect: false(no-data-race)
// note: Half a second is no second: nobody waits for the other thread.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LibNoTimeRace {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            data = 1;
            done.countDown();
        }).start();
        done.await(TimeUnit.MILLISECONDS.toSeconds(500), TimeUnit.SECONDS);
        System.out.println(data); //~ race with line 13
    }
}
