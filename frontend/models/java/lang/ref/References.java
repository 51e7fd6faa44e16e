package java.lang.ref;

/** Nothing is ever collected: a referent is there until it is cleared. */
public abstract class Reference<T> {
    private T referent;

    Reference(T referent) {
        this.referent = referent;
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

    public static void reachabilityFence(Object o) {
    }
}

public class WeakReference<T> extends Reference<T> {
    public WeakReference(T referent) {
        super(referent);
    }
}

public class SoftReference<T> extends Reference<T> {
    public SoftReference(T referent) {
        super(referent);
    }
}
