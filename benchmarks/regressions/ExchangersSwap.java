// tasks: 3
// note: Whoever meets has the other's afterwards, and sees what the other has done before.

import java.util.concurrent.Exchanger;

public class ExchangersSwap {
    static int[] swapped(Exchanger<int[]> exchanger, int own) {
        int[] box = {own};
        try {
            return exchanger.exchange(box);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Exchanger<int[]> exchanger = new Exchanger<>();
        Thread[] threads = new Thread[2];
        int[] got = new int[2];
        for (int i = 0; i < 2; i++) {
            int own = i;
            threads[i] = new Thread(() -> got[own] = swapped(exchanger, own)[0]);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert got[0] == 1 && got[1] == 0;
    }
}
