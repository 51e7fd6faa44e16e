// expect: true
import java.util.concurrent.Phaser;

/** Who arrives last calls `onAdvance`, before the others go on. */
public class PhaserOnAdvance {
    static int rounds;

    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2) {
            @Override protected boolean onAdvance(int phase, int parties) {
                rounds++;
                return phase == 1;
            }
        };
        Thread t = new Thread(() -> {
            p.arriveAndAwaitAdvance();
            p.arrive();
        });
        t.start();
        int before = rounds;
        p.arriveAndAwaitAdvance();
        p.arrive();
        t.join();
        assert before + rounds == 2;
    }
}
