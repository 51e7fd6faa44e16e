// expect: true
// note: Two random identifiers are never equal; what numbers they have is open.

import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;

public class LibUuidKeys {
    public static void main(String[] args) throws InterruptedException {
        AtomicReference<UUID> winner = new AtomicReference<>();
        UUID[] mine = new UUID[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                mine[me] = UUID.randomUUID();
                winner.compareAndSet(null, mine[me]);
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert !mine[0].equals(mine[1]);
        assert mine[0].version() == 4 && mine[1].variant() == 2;
        assert winner.get().equals(mine[0]) != winner.get().equals(mine[1]);
        System.out.println("winner " + winner.get());
    }
}
