// expect: true
// note: As PollWithInput, but go is set in any case; and a loop that only waits for an input is not stuck.

import java.util.concurrent.ThreadLocalRandom;

public class PollWithInputSet {
    static volatile boolean go, stop;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            if (stop) {
                go = true;
            }
            go = true;
        }).start();
        stop = true;
        while (!go) {
            Thread.sleep(ThreadLocalRandom.current().nextInt(3));
        }
        while (ThreadLocalRandom.current().nextInt(6) != 3) {
            Thread.yield();
        }
    }
}
