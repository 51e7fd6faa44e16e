// expect: false(no-data-race)
// note: The value of the other is read before the barrier.

import java.util.concurrent.CyclicBarrier;

public class LibBarrierRacy {
    public static void main(String[] args) throws Exception {
        int[] a = new int[2];
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            a[1] = 2; //~ race with line 16
            barrier.await();
        });
        t.start();
        a[0] = 1;
        int other = a[1];
        barrier.await();
        t.join();
        System.out.println(other);
    }
}
