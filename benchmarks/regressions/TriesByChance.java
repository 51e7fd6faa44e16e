// expect: true
// note: An input leads out of each loop, though others lead back.

import java.util.concurrent.ThreadLocalRandom;

public class TriesByChance {
    static volatile int drawn;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            do {
                drawn = ThreadLocalRandom.current().nextInt(4);
            } while (drawn != 3);
        });
        other.start();
        other.join();
        while (ThreadLocalRandom.current().nextBoolean()) {
            drawn = 0;
        }
    }
}
