import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** What the last party gets that arrives; updaters beside locals of any name. */
public class PhaserLast {
    volatile String text = "a";

    public static void main(String[] args) {
        Phaser ends = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                return phase == 1;
            }
        };
        System.out.println(ends.arriveAndAwaitAdvance() + " " + ends.getPhase());
        System.out.println(ends.arriveAndAwaitAdvance() + " " + (ends.getPhase() < 0) + " " + ends.isTerminated());
        System.out.println(ends.arriveAndAwaitAdvance() < 0);
        Phaser stopped = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                forceTermination();
                return false;
            }
        };
        System.out.println(stopped.arriveAndAwaitAdvance() < 0);
        Phaser plain = new Phaser(1);
        System.out.println(plain.arrive() + " " + plain.awaitAdvance(0) + " " + plain.arriveAndDeregister() + " " + plain.isTerminated());
        PhaserLast o = new PhaserLast();
        AtomicReferenceFieldUpdater<PhaserLast, String> v = AtomicReferenceFieldUpdater.newUpdater(PhaserLast.class, String.class, "text");
        v.set(o, "b");
        System.out.println(o.text);
    }
}
