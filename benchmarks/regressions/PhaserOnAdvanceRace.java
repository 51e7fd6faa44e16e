// expect: false(no-data-race)
import java.util.concurrent.Phaser;

/** Who arrives last calls `onAdvance`, before the others go on; whoever does not wait for the phase does not wait for this. */
public class PhaserOnAdvanceRace {
    static int rounds;

    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2) {
            @Override protected boolean onAdvance(int phase, int parties) {
                rounds++; //~ race with line 22
                return phase == 1;
            }
        };
        Thread t = new Thread(() -> {
            p.arriveAndAwaitAdvance();
            p.arrive();
        });
        t.start();
        p.arriveAndAwaitAdvance();
        p.arrive();
        int seen = rounds;
        t.join();
        assert seen == 1 || seen == 2;
    }
}
