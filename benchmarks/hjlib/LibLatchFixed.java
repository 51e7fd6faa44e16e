// expect: true
// note: The latch opens after all have counted down.

import java.util.concurrent.CountDownLatch;

public class LibLatchFixed {
    public static void main(String[] args) throws InterruptedException {
        int[] part = new int[3];
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(() -> {
                part[k] = k;
                done.countDown();
            }).start();
        }
        done.await();
        assert part[0] + part[1] + part[2] == 3;
    }
}
