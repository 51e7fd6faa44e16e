// expect: false(no-deadlock)
// note: Where stop is set first, nobody sets go. How long each turn sleeps is open and makes no difference.

import java.util.concurrent.ThreadLocalRandom;

public class PollWithInput {
    static volatile boolean go, stop;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            if (!stop) {
                go = true;
            }
        }).start();
        stop = true;
        while (!go) { //~ deadlock
            Thread.sleep(ThreadLocalRandom.current().nextInt(3)); //~ deadlock
        }
    }
}
