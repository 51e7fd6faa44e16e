package java.util.concurrent.atomic;

import scoville.Rt;

/** A reference and a number, which change together. */
public class AtomicStampedReference<V> {
    private V value;
    private int stamp;

    public AtomicStampedReference(V value, int stamp) {
        this.value = value;
        this.stamp = stamp;
    }

    public V getReference() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public int getStamp() {
        synchronized (Rt.internal(this)) {
            return stamp;
        }
    }

    public V get(int[] holder) {
        V v;
        int m;
        synchronized (Rt.internal(this)) {
            v = value;
            m = stamp;
        }
        holder[0] = m;
        return v;
    }

    public void set(V v, int m) {
        synchronized (Rt.internal(this)) {
            value = v;
            stamp = m;
        }
    }

    public boolean compareAndSet(V expected, V v, int expectedStamp, int m) {
        synchronized (Rt.internal(this)) {
            if (value != expected || stamp != expectedStamp) {
                return false;
            }
            value = v;
            stamp = m;
            return true;
        }
    }

    public boolean weakCompareAndSet(V expected, V v, int expectedStamp, int m) {
        return compareAndSet(expected, v, expectedStamp, m);
    }

    public boolean attemptStamp(V expected, int m) {
        synchronized (Rt.internal(this)) {
            if (value != expected) {
                return false;
            }
            stamp = m;
            return true;
        }
    }
}

/** A reference and a mark, which change together. */
public class AtomicMarkableReference<V> {
    private V value;
    private boolean mark;

    public AtomicMarkableReference(V value, boolean mark) {
        this.value = value;
        this.mark = mark;
    }

    public V getReference() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public boolean isMarked() {
        synchronized (Rt.internal(this)) {
            return mark;
        }
    }

    public V get(boolean[] holder) {
        V v;
        boolean m;
        synchronized (Rt.internal(this)) {
            v = value;
            m = mark;
        }
        holder[0] = m;
        return v;
    }

    public void set(V v, boolean m) {
        synchronized (Rt.internal(this)) {
            value = v;
            mark = m;
        }
    }

    public boolean compareAndSet(V expected, V v, boolean expectedMark, boolean m) {
        synchronized (Rt.internal(this)) {
            if (value != expected || mark != expectedMark) {
                return false;
            }
            value = v;
            mark = m;
            return true;
        }
    }

    public boolean weakCompareAndSet(V expected, V v, boolean expectedMark, boolean m) {
        return compareAndSet(expected, v, expectedMark, m);
    }

    public boolean attemptMark(V expected, boolean m) {
        synchronized (Rt.internal(this)) {
            if (value != expected) {
                return false;
            }
            mark = m;
            return true;
        }
    }
}
