// expect: true
// note: Locks that overlap without being nested: the next is taken before the last is left.

import java.util.concurrent.locks.ReentrantLock;

public class LibLockHandOverHand {
    static final int N = 3;
    static final int[] cells = new int[N];

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock[] locks = new ReentrantLock[N];
        for (int i = 0; i < N; i++) {
            locks[i] = new ReentrantLock();
        }
        Runnable walk = () -> {
            locks[0].lock();
            for (int i = 0; i < N; i++) {
                cells[i]++;
                if (i + 1 < N) {
                    locks[i + 1].lock();
                }
                locks[i].unlock();
            }
        };
        Thread t = new Thread(walk);
        t.start();
        walk.run();
        t.join();
        for (int c : cells) {
            assert c == 2;
        }
    }
}
