package edu.rice.hj.runtime;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import java.util.List;
import scoville.Body;
import scoville.Proc;
import scoville.Proc1;
import scoville.Rt;

/** Phasers: making them, tasks and loops registered on them, and what a task does on all of its phasers. */
public class Phasers extends Loops {
    public static HjPhaser newPhaser(HjPhaserMode mode) {
        return newPhaser(mode, 0);
    }

    /** A positive bound is how many phases signals may be ahead of waits. */
    public static HjPhaser newPhaser(HjPhaserMode mode, int bound) {
        mustRun();
        return Registrations.create(mode, bound);
    }

    public static void next() {
        Registrations all = Registrations.mine();
        if (all != null) {
            all.signalAll();
            all.waitAll();
        }
    }

    public static void signal() {
        Registrations all = Registrations.mine();
        if (all != null) {
            all.signalAll();
        }
    }

    public static void doWait() {
        Registrations all = Registrations.mine();
        if (all != null) {
            all.waitAll();
        }
    }

    private static HjPhaserPair[] pairs(List<HjPhaserPair> list) {
        HjPhaserPair[] all = new HjPhaserPair[list.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = list.get(i);
        }
        return all;
    }

    private static void spawn(HjPhaserPair[] pairs, Body body) {
        mayCreate();
        Registrations child = Registrations.forChild(pairs);
        Body task = () -> {
            TaskContext.enter(child);
            body.run();
        };
        Rt.spawn("async", task, null, null, child.handles());
    }

    public static void asyncPhased(HjPhaserPair p1, Body body) {
        spawn(new HjPhaserPair[] {p1}, body);
    }

    public static void asyncPhased(HjPhaserPair p1, HjPhaserPair p2, Body body) {
        spawn(new HjPhaserPair[] {p1, p2}, body);
    }

    public static void asyncPhased(HjPhaserPair p1, HjPhaserPair p2, HjPhaserPair p3, Body body) {
        spawn(new HjPhaserPair[] {p1, p2, p3}, body);
    }

    public static void asyncPhased(List<HjPhaserPair> list, Body body) {
        spawn(pairs(list), body);
    }

    // --- loops ---

    private static void iteration(HjPhaserPair[] pairs, Body body) {
        Registrations child = Registrations.forChild(pairs);
        Body task = () -> {
            TaskContext.enter(child);
            body.run();
        };
        Rt.spawn("iteration", task, null, null, child.handles());
    }

    private static void iterations(int lo, int hi, HjPhaserPair[] pairs, Proc1 body) {
        for (int i = lo; i <= hi; i++) {
            final int k = i;
            iteration(pairs, () -> body.apply(k));
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
    }

    private static <T> void iterations(Iterable<T> items, HjPhaserPair[] pairs, Proc<T> body) {
        for (T item : items) {
            iteration(pairs, () -> body.apply(item));
        }
    }

    private static HjPhaserPair[] on(HjPhaser phaser) {
        return new HjPhaserPair[] {new HjPhaserPair(phaser, HjPhaserMode.SIG_WAIT)};
    }

    public static void forallPhased(int lo, int hi, Proc1 body) {
        mayFinish();
        finish(() -> iterations(lo, hi, on(newPhaser(HjPhaserMode.SIG_WAIT)), body));
    }

    public static void forallPhased(int lo, int hi, Proc<Integer> body) {
        mayFinish();
        Proc1 each = i -> body.apply(i);
        finish(() -> iterations(lo, hi, on(newPhaser(HjPhaserMode.SIG_WAIT)), each));
    }

    public static <T> void forallPhased(Iterable<T> items, Proc<T> body) {
        mayFinish();
        finish(() -> iterations(items, on(newPhaser(HjPhaserMode.SIG_WAIT)), body));
    }

    // The loop that does not wait has a phaser of its own, which the caller leaves at once.

    public static void forasyncPhased(int lo, int hi, Proc1 body) {
        mayCreate();
        HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
        iterations(lo, hi, on(phaser), body);
        phaser.drop();
    }

    public static void forasyncPhased(int lo, int hi, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forasyncPhased(lo, hi, each);
    }

    public static <T> void forasyncPhased(Iterable<T> items, Proc<T> body) {
        mayCreate();
        HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
        iterations(items, on(phaser), body);
        phaser.drop();
    }

    public static void forasyncPhased(int lo, int hi, List<HjPhaserPair> list, Proc1 body) {
        mayCreate();
        iterations(lo, hi, pairs(list), body);
    }

    public static void forasyncPhased(int lo, int hi, List<HjPhaserPair> list, Proc<Integer> body) {
        Proc1 each = i -> body.apply(i);
        forasyncPhased(lo, hi, list, each);
    }

    public static <T> void forasyncPhased(Iterable<T> items, List<HjPhaserPair> list, Proc<T> body) {
        mayCreate();
        iterations(items, pairs(list), body);
    }
}
