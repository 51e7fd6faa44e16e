// expect: false(no-deadlock)
// note: Three are registered, two arrive.

import java.util.concurrent.Phaser;

public class LibPhaserTooMany {
    public static void main(final String[] args) throws InterruptedException {
        final Phaser phaser = new Phaser(2);
        phaser.register();
        final Thread other = new Thread(() -> {
            phaser.arriveAndAwaitAdvance(); //~ deadlock
        });
        other.start();
        phaser.arriveAndAwaitAdvance(); //~ deadlock
        other.join();
    }
}
