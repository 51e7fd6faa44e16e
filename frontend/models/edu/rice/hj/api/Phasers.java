package edu.rice.hj.api;

import edu.rice.hj.runtime.Registrations;

/** What a registration on a phaser takes part in. */
public enum HjPhaserMode {
    SIG(1),
    WAIT(2),
    SIG_WAIT(3),
    SIG_WAIT_SINGLE(7);

    public static final HjPhaserMode DEFAULT_MODE = SIG_WAIT;

    /** For the library: 1 signals, 2 waits, 4 what only single statements need. */
    public final int scovilleBits;

    HjPhaserMode(int bits) {
        scovilleBits = bits;
    }
}

/** A phaser. Its methods are about the registration that the calling task has on it. */
public class HjPhaser {
    public HjPhaserPair inMode(HjPhaserMode mode) {
        return new HjPhaserPair(this, mode);
    }

    public void signal() {
        Registrations.mine(this, "Activity cannot signal as it is not registered on the phaser.").signal();
    }

    public void doWait() throws SuspendableException {
        Registrations.mine(this, "Activity cannot wait as it is not registered on the phaser.").checkedWait();
    }

    public void doNext() throws SuspendableException {
        Registrations.mine(this, "Activity cannot do next as it is not registered on the phaser.").next();
    }

    public void drop() {
        Registrations.drop(this);
    }

    public void drop(boolean ignored) {
        Registrations.drop(this);
    }

    public HjPhaserMode getPhaserMode() {
        return Registrations.mine(this, "Activity is not registered on the phaser.").mode;
    }

    public int getSigPhase() {
        return Registrations.mine(this, "Activity is not registered on the phaser.").signalled;
    }

    public int getWaitPhase() {
        return Registrations.mine(this, "Activity is not registered on the phaser.").waited;
    }
}

/** A request to register on a phaser. */
public class HjPhaserPair {
    public final HjPhaser phaser;
    public final HjPhaserMode mode;

    public HjPhaserPair(HjPhaser phaser, HjPhaserMode mode) {
        this.phaser = phaser;
        this.mode = mode;
    }

    public static HjPhaserPair PhaserPair(HjPhaser phaser, HjPhaserMode mode) {
        return new HjPhaserPair(phaser, mode);
    }

    public HjPhaser getPhaser() {
        return phaser;
    }

    public HjPhaserMode getMode() {
        return mode;
    }
}

/** Misuse of a phaser. */
public class PhaserException extends RuntimeException {
    public PhaserException(String message) {
        super(message);
    }
}
