// expect: false(no-data-race)
// note: The other task never comes to the barrier: when the time is over, nothing orders what it has written.

import java.util.concurrent.*;

public class LibBarrierTimeOverRace {
    static int data;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> data = 1).start();
        try {
            barrier.await(100, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println(data); //~ race with line 11
        }
    }
}
