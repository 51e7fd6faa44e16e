// expect: true
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A timer's task that is executed again and again until it cancels the timer itself. */
public class TimerTaskIsCancelled {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                done.countDown();
                if (done.getCount() == 0) {
                    timer.cancel();
                }
            }
        }, 10, 10);
        done.await();
        assert done.getCount() == 0;
    }
}
