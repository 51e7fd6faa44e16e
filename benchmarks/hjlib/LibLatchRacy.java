// expect: false(no-data-race)
// note: The count is too small by one.

import java.util.concurrent.CountDownLatch;

public class LibLatchRacy {
    public static void main(String[] args) throws InterruptedException {
        int[] part = new int[2];
        CountDownLatch done = new CountDownLatch(1);
        for (int i = 0; i < 2; i++) {
            int k = i;
            new Thread(() -> {
                part[k] = k; //~ race with line 18
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(part[0] + part[1]);
    }
}
