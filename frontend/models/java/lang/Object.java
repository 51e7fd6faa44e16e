package java.lang;

public class Object {
    public Object() {
    }

    public final Class<?> getClass() {
        return $class();
    }

    /** The verifier has one for each class. */
    Class<?> $class() {
        return null;
    }

    public int hashCode() {
        scoville.Rt.openHash(true);
        return scoville.Rt.identityHash(this);
    }

    public boolean equals(Object other) {
        return this == other;
    }

    public String toString() {
        return scoville.Rt.className(this) + "@" + Integer.toHexString(hashCode());
    }

    /** The same for classes that Java has others in place of. */
    String $text() {
        return scoville.OpenText.ANY;
    }

    protected Object clone() throws CloneNotSupportedException {
        if (!(this instanceof Cloneable)) {
            throw new CloneNotSupportedException(scoville.Rt.className(this));
        }
        return $copy();
    }

    /** A new object with the same values in its fields; the verifier has one for each class that can be cloned. */
    Object $copy() {
        return null;
    }

    /** Who waits in its monitor; the verifier has a set for each object in whose monitor something may wait. */
    public scoville.Waiters $waiters() {
        return null;
    }

    public final void wait() throws InterruptedException {
        scoville.Monitors.await(this);
    }

    public final void wait(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (millis == 0) {
            scoville.Monitors.await(this);
        } else {
            scoville.Monitors.awaitTimed(this);
        }
    }

    public final void wait(long millis, int nanos) throws InterruptedException {
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        wait(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    public final void notify() {
        scoville.Monitors.tell(this);
    }

    public final void notifyAll() {
        scoville.Monitors.tellAll(this);
    }
}
