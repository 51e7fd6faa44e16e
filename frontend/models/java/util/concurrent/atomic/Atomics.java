package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import scoville.Rt;

public class AtomicInteger extends Number {
    private int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int value) {
        this.value = value;
    }

    public final int get() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public final void set(int v) {
        synchronized (Rt.internal(this)) {
            value = v;
        }
    }

    public final void lazySet(int v) {
        set(v);
    }

    public final int getAcquire() {
        return get();
    }

    /** A plain access: races with those of others that are not ordered. */
    public final int getPlain() {
        return value;
    }

    public final void setPlain(int v) {
        value = v;
    }

    public final boolean weakCompareAndSetPlain(int expected, int v) {
        boolean same = value == expected;
        if (same) {
            value = v;
        }
        return same;
    }

    public final boolean weakCompareAndSetAcquire(int expected, int v) {
        return compareAndSet(expected, v);
    }

    public final boolean weakCompareAndSetRelease(int expected, int v) {
        return compareAndSet(expected, v);
    }

    public final void setRelease(int v) {
        set(v);
    }

    public final int getAndSet(int v) {
        synchronized (Rt.internal(this)) {
            int old = value;
            value = v;
            return old;
        }
    }

    public final boolean compareAndSet(int expected, int v) {
        synchronized (Rt.internal(this)) {
            if (value == expected) {
                value = v;
                return true;
            }
            return false;
        }
    }

    public final int getAndAdd(int n) {
        synchronized (Rt.internal(this)) {
            int old = value;
            value = old + n;
            return old;
        }
    }

    public final int addAndGet(int n) {
        synchronized (Rt.internal(this)) {
            value = value + n;
            return value;
        }
    }

    public final int getAndIncrement() {
        return getAndAdd(1);
    }

    public final int getAndDecrement() {
        return getAndAdd(-1);
    }

    public final int incrementAndGet() {
        return addAndGet(1);
    }

    public final int decrementAndGet() {
        return addAndGet(-1);
    }

    public final int getAndUpdate(IntUnaryOperator f) {
        while (true) {
            int old = get();
            if (compareAndSet(old, f.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(IntUnaryOperator f) {
        while (true) {
            int old = get();
            int v = f.applyAsInt(old);
            if (compareAndSet(old, v)) {
                return v;
            }
        }
    }

    public final int getAndAccumulate(int x, IntBinaryOperator f) {
        while (true) {
            int old = get();
            if (compareAndSet(old, f.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int x, IntBinaryOperator f) {
        while (true) {
            int old = get();
            int v = f.applyAsInt(old, x);
            if (compareAndSet(old, v)) {
                return v;
            }
        }
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return get();
    }

    public float floatValue() {
        return get();
    }

    public double doubleValue() {
        return get();
    }

    public String toString() {
        return String.valueOf(get());
    }

    public final int compareAndExchangeAcquire(int expected, int v) {
        return compareAndExchange(expected, v);
    }

    public final int compareAndExchangeRelease(int expected, int v) {
        return compareAndExchange(expected, v);
    }

    public final int compareAndExchange(int expected, int v) {
        synchronized (Rt.internal(this)) {
            int old = value;
            if (old == expected) {
                value = v;
            }
            return old;
        }
    }

    public final boolean weakCompareAndSetVolatile(int expected, int v) {
        return compareAndSet(expected, v);
    }
}

public class AtomicLong extends Number {
    private long value;

    public AtomicLong() {
    }

    public AtomicLong(long value) {
        this.value = value;
    }

    public final long get() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public final void set(long v) {
        synchronized (Rt.internal(this)) {
            value = v;
        }
    }

    public final void lazySet(long v) {
        set(v);
    }

    public final long getAcquire() {
        return get();
    }

    /** A plain access: races with those of others that are not ordered. */
    public final long getPlain() {
        return value;
    }

    public final void setPlain(long v) {
        value = v;
    }

    public final boolean weakCompareAndSetPlain(long expected, long v) {
        boolean same = value == expected;
        if (same) {
            value = v;
        }
        return same;
    }

    public final boolean weakCompareAndSetAcquire(long expected, long v) {
        return compareAndSet(expected, v);
    }

    public final boolean weakCompareAndSetRelease(long expected, long v) {
        return compareAndSet(expected, v);
    }

    public final void setRelease(long v) {
        set(v);
    }

    public final long getAndSet(long v) {
        synchronized (Rt.internal(this)) {
            long old = value;
            value = v;
            return old;
        }
    }

    public final boolean compareAndSet(long expected, long v) {
        synchronized (Rt.internal(this)) {
            if (value == expected) {
                value = v;
                return true;
            }
            return false;
        }
    }

    public final long getAndAdd(long n) {
        synchronized (Rt.internal(this)) {
            long old = value;
            value = old + n;
            return old;
        }
    }

    public final long addAndGet(long n) {
        synchronized (Rt.internal(this)) {
            value = value + n;
            return value;
        }
    }

    public final long getAndIncrement() {
        return getAndAdd(1);
    }

    public final long getAndDecrement() {
        return getAndAdd(-1);
    }

    public final long incrementAndGet() {
        return addAndGet(1);
    }

    public final long decrementAndGet() {
        return addAndGet(-1);
    }

    public final long getAndUpdate(LongUnaryOperator f) {
        while (true) {
            long old = get();
            if (compareAndSet(old, f.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(LongUnaryOperator f) {
        while (true) {
            long old = get();
            long v = f.applyAsLong(old);
            if (compareAndSet(old, v)) {
                return v;
            }
        }
    }

    public final long getAndAccumulate(long x, LongBinaryOperator f) {
        while (true) {
            long old = get();
            if (compareAndSet(old, f.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(long x, LongBinaryOperator f) {
        while (true) {
            long old = get();
            long v = f.applyAsLong(old, x);
            if (compareAndSet(old, v)) {
                return v;
            }
        }
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return get();
    }

    public float floatValue() {
        return get();
    }

    public double doubleValue() {
        return get();
    }

    public String toString() {
        return String.valueOf(get());
    }

    public final long compareAndExchangeAcquire(long expected, long v) {
        return compareAndExchange(expected, v);
    }

    public final long compareAndExchangeRelease(long expected, long v) {
        return compareAndExchange(expected, v);
    }

    public final long compareAndExchange(long expected, long v) {
        synchronized (Rt.internal(this)) {
            long old = value;
            if (old == expected) {
                value = v;
            }
            return old;
        }
    }

    public final boolean weakCompareAndSetVolatile(long expected, long v) {
        return compareAndSet(expected, v);
    }
}

public class AtomicBoolean implements java.io.Serializable {
    private boolean value;

    public AtomicBoolean() {
    }

    public AtomicBoolean(boolean value) {
        this.value = value;
    }

    public final boolean get() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public final void set(boolean v) {
        synchronized (Rt.internal(this)) {
            value = v;
        }
    }

    public final void lazySet(boolean v) {
        set(v);
    }

    public final boolean getAndSet(boolean v) {
        synchronized (Rt.internal(this)) {
            boolean old = value;
            value = v;
            return old;
        }
    }

    public final boolean compareAndSet(boolean expected, boolean v) {
        synchronized (Rt.internal(this)) {
            if (value == expected) {
                value = v;
                return true;
            }
            return false;
        }
    }

    public String toString() {
        return String.valueOf(get());
    }

    public final boolean compareAndExchangeAcquire(boolean expected, boolean v) {
        return compareAndExchange(expected, v);
    }

    public final boolean compareAndExchangeRelease(boolean expected, boolean v) {
        return compareAndExchange(expected, v);
    }

    public final boolean compareAndExchange(boolean expected, boolean v) {
        synchronized (Rt.internal(this)) {
            boolean old = value;
            if (old == expected) {
                value = v;
            }
            return old;
        }
    }

    public final boolean weakCompareAndSetVolatile(boolean expected, boolean v) {
        return compareAndSet(expected, v);
    }

    public final boolean getAcquire() {
        return get();
    }

    /** A plain access: races with those of others that are not ordered. */
    public final boolean getPlain() {
        return value;
    }

    public final void setPlain(boolean v) {
        value = v;
    }

    public final boolean weakCompareAndSetPlain(boolean expected, boolean v) {
        boolean same = value == expected;
        if (same) {
            value = v;
        }
        return same;
    }

    public final boolean weakCompareAndSetAcquire(boolean expected, boolean v) {
        return compareAndSet(expected, v);
    }

    public final boolean weakCompareAndSetRelease(boolean expected, boolean v) {
        return compareAndSet(expected, v);
    }

    public final void setRelease(boolean v) {
        set(v);
    }
}

public class AtomicReference<V> implements java.io.Serializable {
    private V value;

    public AtomicReference() {
    }

    public AtomicReference(V value) {
        this.value = value;
    }

    public final V get() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public final void set(V v) {
        synchronized (Rt.internal(this)) {
            value = v;
        }
    }

    public final void lazySet(V v) {
        set(v);
    }

    public final V getAndSet(V v) {
        synchronized (Rt.internal(this)) {
            V old = value;
            value = v;
            return old;
        }
    }

    public final boolean compareAndSet(V expected, V v) {
        synchronized (Rt.internal(this)) {
            if (value == expected) {
                value = v;
                return true;
            }
            return false;
        }
    }

    public final V getAndUpdate(UnaryOperator<V> f) {
        while (true) {
            V old = get();
            if (compareAndSet(old, f.apply(old))) {
                return old;
            }
        }
    }

    public final V updateAndGet(UnaryOperator<V> f) {
        while (true) {
            V old = get();
            V v = f.apply(old);
            if (compareAndSet(old, v)) {
                return v;
            }
        }
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> f) {
        while (true) {
            V old = get();
            V v = f.apply(old, x);
            if (compareAndSet(old, v)) {
                return v;
            }
        }
    }

    public String toString() {
        return String.valueOf(get());
    }

    public final V compareAndExchangeAcquire(V expected, V v) {
        return compareAndExchange(expected, v);
    }

    public final V compareAndExchangeRelease(V expected, V v) {
        return compareAndExchange(expected, v);
    }

    public final V compareAndExchange(V expected, V v) {
        synchronized (Rt.internal(this)) {
            V old = value;
            if (old == expected) {
                value = v;
            }
            return old;
        }
    }

    public final boolean weakCompareAndSetVolatile(V expected, V v) {
        return compareAndSet(expected, v);
    }

    public final V getAcquire() {
        return get();
    }

    /** A plain access: races with those of others that are not ordered. */
    public final V getPlain() {
        return value;
    }

    public final void setPlain(V v) {
        value = v;
    }

    public final boolean weakCompareAndSetPlain(V expected, V v) {
        boolean same = value == expected;
        if (same) {
            value = v;
        }
        return same;
    }

    public final boolean weakCompareAndSetAcquire(V expected, V v) {
        return compareAndSet(expected, v);
    }

    public final boolean weakCompareAndSetRelease(V expected, V v) {
        return compareAndSet(expected, v);
    }

    public final void setRelease(V v) {
        set(v);
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> f) {
        while (true) {
            V old = get();
            if (compareAndSet(old, f.apply(old, x))) {
                return old;
            }
        }
    }
}
