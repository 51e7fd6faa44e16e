package edu.rice.hj.runtime;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import edu.rice.hj.api.PhaserException;
import scoville.Rt;

/** A task's registration on one phaser. */
public final class Registration {
    final HjPhaser phaser;
    public final HjPhaserMode mode;
    /** What the verifier knows it by. */
    final Object handle;
    /** How many scopes the task had open when it was registered: the body of the innermost one ends the registration. */
    final int depth;
    public int signalled;
    public int waited;
    Registration next;

    Registration(HjPhaser phaser, HjPhaserMode mode, Object handle, int depth) {
        this.phaser = phaser;
        this.mode = mode;
        this.handle = handle;
        this.depth = depth;
    }

    private boolean signals() {
        return (mode.scovilleBits & 1) != 0;
    }

    private boolean waits() {
        return (mode.scovilleBits & 2) != 0;
    }

    /** Whether it has signalled a phase for which it has not waited yet. */
    boolean between() {
        return signals() && waits() && signalled > waited;
    }

    /** Signals the next phase, once. */
    public void signal() {
        if (signals() && !between()) {
            Rt.barrierSignal(handle);
            signalled++;
        }
    }

    void doWait() {
        Rt.barrierWait(handle);
        waited++;
    }

    /** Waits if that is due. */
    void waitIfDue() {
        if (waits() && (!signals() || between())) {
            doWait();
        }
    }

    public void checkedWait() {
        if (!waits() || signals() && !between()) {
            throw new PhaserException("Signal is necessary before wait.");
        }
        doWait();
    }

    public void next() {
        signal();
        waitIfDue();
    }
}

/** The registrations of one task, in the order in which it got them. */
public final class Registrations {
    private Registration first;
    private Registration last;

    /** Those of the calling task; null if it never had one. */
    static Registrations mine() {
        return TaskContext.isOwn() ? TaskContext.mine().own : null;
    }

    /** The calling task's registration on a phaser; else an exception with this message. */
    public static Registration mine(HjPhaser phaser, String otherwise) {
        Registrations all = mine();
        Registration found = all == null ? null : all.find(phaser);
        if (found == null) {
            throw new PhaserException(otherwise);
        }
        return found;
    }

    private Registration find(HjPhaser phaser) {
        for (Registration r = first; r != null; r = r.next) {
            if (r.phaser == phaser) {
                return r;
            }
        }
        return null;
    }

    private void add(Registration r) {
        if (last == null) {
            first = r;
        } else {
            last.next = r;
        }
        last = r;
    }

    private void remove(Registration r) {
        Registration before = null;
        for (Registration at = first; at != r; at = at.next) {
            before = at;
        }
        if (before == null) {
            first = r.next;
        } else {
            before.next = r.next;
        }
        if (last == r) {
            last = before;
        }
        Rt.barrierDrop(r.handle);
    }

    static HjPhaser create(HjPhaserMode mode, int bound) {
        Registrations all = TaskContext.mine().own;
        HjPhaser phaser = new HjPhaser();
        Object handle = Rt.barrierNew(mode.scovilleBits & 3, bound);
        all.add(new Registration(phaser, mode, handle, Rt.scopeDepth()));
        return phaser;
    }

    public static void drop(HjPhaser phaser) {
        Registration r = mine(phaser, "Activity cannot drop a phaser that it is not registered on.");
        mine().remove(r);
    }

    void bodyEnded() {
        int depth = Rt.scopeDepth();
        Registration r = first;
        while (r != null) {
            Registration next = r.next;
            if (r.depth == depth) {
                remove(r);
            }
            r = next;
        }
    }

    void signalAll() {
        for (Registration r = first; r != null; r = r.next) {
            r.signal();
        }
    }

    void waitAll() {
        for (Registration r = first; r != null; r = r.next) {
            r.waitIfDue();
        }
    }

    /** Registrations for a new task, made by the calling one. */
    static Registrations forChild(HjPhaserPair[] pairs) {
        for (int i = 0; i < pairs.length; i++) {
            Registration r = mine(pairs[i].phaser, "TRANSMIT mode isn't permitted.");
            if (r.depth != Rt.scopeDepth()) {
                throw new PhaserException("IEF scope rule violation.");
            }
            if ((pairs[i].mode.scovilleBits & ~r.mode.scovilleBits) != 0) {
                throw new PhaserException("Capability model violation.");
            }
            if (r.between()) {
                throw new PhaserException("A task may not be registered between signal and wait.");
            }
            for (int j = 0; j < i; j++) {
                if (pairs[j].phaser == pairs[i].phaser) {
                    throw new PhaserException("A task may be registered on a phaser only once.");
                }
            }
        }
        Registrations child = new Registrations();
        for (int i = 0; i < pairs.length; i++) {
            Registration like = mine().find(pairs[i].phaser);
            Object handle = Rt.register(like.handle, pairs[i].mode.scovilleBits & 3);
            Registration r = new Registration(like.phaser, pairs[i].mode, handle, 0);
            r.signalled = like.signalled;
            r.waited = like.waited;
            child.add(r);
        }
        return child;
    }

    /** What the verifier knows them by. */
    Object[] handles() {
        int n = 0;
        for (Registration r = first; r != null; r = r.next) {
            n++;
        }
        Object[] all = new Object[n];
        n = 0;
        for (Registration r = first; r != null; r = r.next) {
            all[n++] = r.handle;
        }
        return all;
    }
}
