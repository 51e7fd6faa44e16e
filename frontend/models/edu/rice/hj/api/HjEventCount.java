package edu.rice.hj.api;

import scoville.Rt;

/** A counter that only grows, and that tasks can wait for. */
public final class HjEventCount {
    /** Belongs to the section of the counter. */
    private long count;

    public void advance() {
        synchronized (Rt.internal(this)) {
            count++;
        }
    }

    public long read() {
        synchronized (Rt.internal(this)) {
            return count;
        }
    }

    public void await(long value) {
        while (read() < value) {
        }
    }
}
