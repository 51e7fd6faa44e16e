package java.util.concurrent;

import java.util.Objects;
import scoville.Interrupts;
import scoville.Rt;

/**
 * Who has arrived last ends the phase, which the others wait for. What they have done before they arrived is behind it, and then it is
 * behind them. Parties are only counted: anybody can arrive for one.
 * A phaser of phasers is not modelled.
 */
public class Phaser {
    // All belong to its own section.
    private int phase;
    private int parties;
    private int missing;
    private boolean terminated;
    /** All have arrived, and the last is about to begin the next phase. */
    private boolean advancing;
    /** Of what is told at the end of a phase. */
    private final Object end = new Object();

    public Phaser() {
        this(0);
    }

    public Phaser(int parties) {
        if (parties < 0) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parties = parties;
        missing = parties;
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        this(parties);
        if (parent != null) {
            Rt.unsupported("a phaser with a parent");
        }
    }

    /** The number of the phase, negative after the end. */
    private int shown() {
        return terminated ? phase | Integer.MIN_VALUE : phase;
    }

    public int register() {
        return bulkRegister(1);
    }

    public int bulkRegister(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        while (ending()) {
        }
        synchronized (Rt.internal(this)) {
            if (!terminated) {
                parties += n;
                missing += n;
            }
            return shown();
        }
    }

    private boolean ending() {
        synchronized (Rt.internal(this)) {
            return advancing && !terminated;
        }
    }

    /** Who waits and arrives last gets the next phase, also if that is none any more; the others learn that it is over. */
    private int arrive(boolean leave, boolean waits) {
        int mine;
        int left;
        boolean last;
        synchronized (Rt.internal(this)) {
            if (terminated) {
                return shown();
            }
            if (missing == 0) {
                throw new IllegalStateException("Attempted arrival of unregistered party for " + super.toString() + state());
            }
            mine = phase;
            missing--;
            last = missing == 0;
            left = leave ? parties - 1 : parties;
            parties = left;
            advancing = last;
            if (last) {
                Rt.learn(this);
            } else {
                Rt.tell(this);
            }
        }
        if (last) {
            boolean terminates = onAdvance(mine, left);
            synchronized (Rt.internal(this)) {
                advancing = false;
                if (terminated) {
                    return waits ? shown() : mine;
                }
                Rt.tell(end);
                missing = terminates ? 0 : left;
                phase = mine + 1 & Integer.MAX_VALUE;
                terminated = terminates;
            }
            return waits ? mine + 1 & Integer.MAX_VALUE : mine;
        }
        return waits ? awaitAdvance(mine) : mine;
    }

    public int arrive() {
        return arrive(false, false);
    }

    public int arriveAndDeregister() {
        return arrive(true, false);
    }

    public int arriveAndAwaitAdvance() {
        scoville.Blocking.here();
        return arrive(false, true);
    }

    public int awaitAdvance(int phase) {
        scoville.Blocking.here();
        if (phase < 0) {
            return phase;
        }
        while (!over(phase)) {
        }
        return getPhase();
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        if (phase >= 0 && Interrupts.looks()) {
            while (!over(phase)) {
                Interrupts.check();
            }
        }
        return awaitAdvance(phase);
    }

    /** The time is long enough, if anything else goes on. */
    @scoville.TimeLimit
    public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        Objects.requireNonNull(unit);
        if (timeout <= 0 && phase >= 0 && !over(phase)) {
            Interrupts.check();
            throw new TimeoutException();
        }
        try {
            return awaitAdvanceInterruptibly(phase);
        } catch (scoville.TimeOver e) {
            throw new TimeoutException();
        }
    }

    private boolean over(int mine) {
        synchronized (Rt.internal(this)) {
            boolean over = terminated || phase != mine;
            if (over) {
                Rt.learn(end);
            }
            return over;
        }
    }

    public void forceTermination() {
        synchronized (Rt.internal(this)) {
            Rt.tell(end);
            terminated = true;
        }
    }

    public final int getPhase() {
        synchronized (Rt.internal(this)) {
            return shown();
        }
    }

    public int getRegisteredParties() {
        synchronized (Rt.internal(this)) {
            return parties;
        }
    }

    public int getArrivedParties() {
        synchronized (Rt.internal(this)) {
            return parties - missing;
        }
    }

    public int getUnarrivedParties() {
        synchronized (Rt.internal(this)) {
            return missing;
        }
    }

    public boolean isTerminated() {
        synchronized (Rt.internal(this)) {
            return terminated;
        }
    }

    public String toString() {
        String state;
        synchronized (Rt.internal(this)) {
            state = state();
        }
        return super.toString() + state;
    }

    private String state() {
        return "[phase = " + shown() + " parties = " + parties + " arrived = " + (parties - missing) + "]";
    }

    /** Called by the last to arrive; whether there are no more phases. */
    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }
}
