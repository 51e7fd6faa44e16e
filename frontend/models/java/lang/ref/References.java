package java.lang.ref;

import java.util.ArrayList;
import scoville.Interrupts;
import scoville.Rt;

/** Nothing is ever collected: a referent is there until it is cleared. */
public abstract class Reference<T> {
    private T referent;
    private ReferenceQueue<? super T> queue;

    Reference(T referent) {
        this.referent = referent;
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue;
    }

    public T get() {
        return referent;
    }

    public final boolean refersTo(T o) {
        return referent == o;
    }

    public void clear() {
        referent = null;
    }

    /** Clears it, and puts it into its queue, once. */
    public boolean enqueue() {
        referent = null;
        ReferenceQueue<? super T> to;
        synchronized (Rt.internal(this)) {
            to = queue;
            queue = null;
        }
        if (to == null) {
            return false;
        }
        to.add(this);
        return true;
    }

    public static void reachabilityFence(Object o) {
    }
}

public class WeakReference<T> extends Reference<T> {
    public WeakReference(T referent) {
        super(referent);
    }

    public WeakReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }
}

public class SoftReference<T> extends Reference<T> {
    public SoftReference(T referent) {
        super(referent);
    }

    public SoftReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }
}

public class PhantomReference<T> extends Reference<T> {
    public PhantomReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }

    public T get() {
        return null;
    }
}

/** References that the program has put into it itself. */
public class ReferenceQueue<T> {
    // Both belong to the section of the queue.
    private final ArrayList<Reference<? extends T>> queue = new ArrayList<>();
    /** Filled for those who wait when there is one. */
    private Object told;

    void add(Reference<? extends T> reference) {
        Object waits;
        synchronized (Rt.internal(this)) {
            queue.add(reference);
            waits = told;
            told = null;
        }
        if (waits != null) {
            Rt.cellFill("value", waits, null);
        }
    }

    public Reference<? extends T> poll() {
        synchronized (Rt.internal(this)) {
            return queue.isEmpty() ? null : queue.remove(0);
        }
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }

    /** The time may be too short, unless there is one; 0 is no limit. */
    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        while (true) {
            Object waits;
            synchronized (Rt.internal(this)) {
                if (!queue.isEmpty() || timeout > 0) {
                    return queue.isEmpty() ? null : queue.remove(0);
                }
                if (told == null) {
                    told = Rt.cellNew();
                }
                waits = told;
            }
            Interrupts.until(waits);
            await(waits);
        }
    }

    /** What the garbage collector finds is not known. */
    @scoville.Idle
    private static void await(Object told) {
        Rt.cellAwait(told);
    }
}
