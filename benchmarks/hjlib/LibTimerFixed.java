// expect: true
// note: A timer executes its tasks one by one.

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class LibTimerFixed {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        Timer timer = new Timer();
        for (int i = 0; i < 2; i++) {
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    count++;
                    done.countDown();
                }
            }, 10 * i);
        }
        done.await();
        timer.cancel();
        assert count == 2;
    }
}
