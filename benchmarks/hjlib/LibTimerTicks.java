// expect: true
// note: A task that comes again ends itself.

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class LibTimerTicks {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch ticks = new CountDownLatch(3);
        Timer timer = new Timer("ticker", true);
        timer.scheduleAtFixedRate(new TimerTask() {
            private int left = 3;

            @Override
            public void run() {
                ticks.countDown();
                left--;
                if (left == 0) {
                    cancel();
                }
            }
        }, 0, 5);
        ticks.await();
        assert ticks.getCount() == 0;
    }
}
