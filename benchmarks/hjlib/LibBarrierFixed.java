// expect: true
// note: Each writes its part, and after the barrier reads the other's.

import java.util.concurrent.CyclicBarrier;

public class LibBarrierFixed {
    public static void main(String[] args) throws Exception {
        int[] a = new int[2];
        int[] b = new int[2];
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            a[1] = 2;
            barrier.await();
            b[1] = a[0];
        });
        t.start();
        a[0] = 1;
        barrier.await();
        b[0] = a[1];
        t.join();
        assert b[0] == 2 && b[1] == 1;
    }
}
