// expect: true
// note: Each half waits until the other half of the step before is there.

import java.util.concurrent.Phaser;

public class LibPhaserFixed {
    public static void main(final String[] args) throws InterruptedException {
        final double[][] rows = {{0, 0, 0, 0, 0, 8}, {0, 0, 0, 0, 0, 8}};
        final Phaser phaser = new Phaser(0);
        phaser.bulkRegister(2);
        final Thread[] threads = new Thread[2];
        for (int t = 0; t < 2; t++) {
            final int first = 1 + 2 * t;
            threads[t] = new Thread(() -> {
                for (int step = 0; step < 2; step++) {
                    final double[] from = rows[step % 2];
                    final double[] to = rows[(step + 1) % 2];
                    for (int j = first; j < first + 2; j++) {
                        to[j] = (from[j - 1] + from[j + 1]) / 2;
                    }
                    phaser.arriveAndAwaitAdvance();
                }
            });
            threads[t].start();
        }
        for (final Thread thread : threads) {
            thread.join();
        }
        assert rows[0][4] == 4.0 && phaser.getPhase() == 2;
    }
}
