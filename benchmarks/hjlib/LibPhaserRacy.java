// expect: false(no-data-race)
// note: Who only arrives does not wait.

import java.util.concurrent.Phaser;

public class LibPhaserRacy {
    static int left;
    static int right;

    public static void main(final String[] args) throws InterruptedException {
        final Phaser phaser = new Phaser(2);
        final Thread reader = new Thread(() -> {
            left = 1;
            phaser.arrive();
            System.out.println(right); //~ race with line 18
        });
        reader.start();
        right = 2;
        phaser.arriveAndAwaitAdvance();
        System.out.println(left);
        reader.join();
    }
}
