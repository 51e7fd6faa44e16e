// expect: false(no-data-race)
// note: A delay is no promise that the other thread has gone on.

import java.util.Timer;
import java.util.TimerTask;

public class LibTimerRacy {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                count = 1; //~ race with line 19
            }
        }, 1);
        Thread.sleep(1000);
        System.out.println(count);
    }
}
