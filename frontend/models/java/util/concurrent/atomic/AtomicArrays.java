package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import scoville.Rt;

public class AtomicIntegerArray implements java.io.Serializable {
    private final int[] array;

    public AtomicIntegerArray(int n) {
        array = new int[n];
        Rt.own(this, array);
    }

    public AtomicIntegerArray(int[] a) {
        array = new int[a.length];
        Rt.own(this, array);
        for (int i = 0; i < a.length; i++) {
            array[i] = a[i];
        }
    }

    public final int length() {
        return array.length;
    }

    public final int get(int i) {
        synchronized (Rt.internal(this)) {
            return array[i];
        }
    }

    public final void set(int i, int v) {
        synchronized (Rt.internal(this)) {
            array[i] = v;
        }
    }

    public final void lazySet(int i, int v) {
        set(i, v);
    }

    public final int getAndSet(int i, int v) {
        synchronized (Rt.internal(this)) {
            int old = array[i];
            array[i] = v;
            return old;
        }
    }

    public final boolean compareAndSet(int i, int expected, int v) {
        synchronized (Rt.internal(this)) {
            if (array[i] == expected) {
                array[i] = v;
                return true;
            }
            return false;
        }
    }

    public final int getAndAdd(int i, int n) {
        synchronized (Rt.internal(this)) {
            int old = array[i];
            array[i] = old + n;
            return old;
        }
    }

    public final int addAndGet(int i, int n) {
        synchronized (Rt.internal(this)) {
            array[i] = array[i] + n;
            return array[i];
        }
    }

    public final int getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final int getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final int incrementAndGet(int i) {
        return addAndGet(i, 1);
    }

    public final int decrementAndGet(int i) {
        return addAndGet(i, -1);
    }

    public String toString() {
        String s = "[";
        for (int i = 0; i < array.length; i++) {
            s = i == 0 ? s + get(i) : s + ", " + get(i);
        }
        return s + "]";
    }

    public final int compareAndExchangeAcquire(int i, int expected, int v) {
        return compareAndExchange(i, expected, v);
    }

    public final int compareAndExchangeRelease(int i, int expected, int v) {
        return compareAndExchange(i, expected, v);
    }

    public final int compareAndExchange(int i, int expected, int v) {
        while (true) {
            int old = get(i);
            if (old != expected || compareAndSet(i, expected, v)) {
                return old;
            }
        }
    }

    public final boolean weakCompareAndSetVolatile(int i, int expected, int v) {
        return compareAndSet(i, expected, v);
    }

    public final int getAcquire(int i) {
        return get(i);
    }

    /** A plain access: races with those of others that are not ordered. */
    public final int getPlain(int i) {
        return array[i];
    }

    public final void setPlain(int i, int v) {
        array[i] = v;
    }

    public final boolean weakCompareAndSetPlain(int i, int expected, int v) {
        boolean same = array[i] == expected;
        if (same) {
            array[i] = v;
        }
        return same;
    }

    public final boolean weakCompareAndSetAcquire(int i, int expected, int v) {
        return compareAndSet(i, expected, v);
    }

    public final boolean weakCompareAndSetRelease(int i, int expected, int v) {
        return compareAndSet(i, expected, v);
    }

    public final void setRelease(int i, int v) {
        set(i, v);
    }

    public final int getAndUpdate(int i, IntUnaryOperator f) {
        while (true) {
            int old = get(i);
            if (compareAndSet(i, old, f.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(int i, IntUnaryOperator f) {
        while (true) {
            int old = get(i);
            int v = f.applyAsInt(old);
            if (compareAndSet(i, old, v)) {
                return v;
            }
        }
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator f) {
        while (true) {
            int old = get(i);
            if (compareAndSet(i, old, f.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator f) {
        while (true) {
            int old = get(i);
            int v = f.applyAsInt(old, x);
            if (compareAndSet(i, old, v)) {
                return v;
            }
        }
    }
}

public class AtomicLongArray implements java.io.Serializable {
    private final long[] array;

    public AtomicLongArray(int n) {
        array = new long[n];
        Rt.own(this, array);
    }

    public AtomicLongArray(long[] a) {
        array = new long[a.length];
        Rt.own(this, array);
        for (int i = 0; i < a.length; i++) {
            array[i] = a[i];
        }
    }

    public final int length() {
        return array.length;
    }

    public final long get(int i) {
        synchronized (Rt.internal(this)) {
            return array[i];
        }
    }

    public final void set(int i, long v) {
        synchronized (Rt.internal(this)) {
            array[i] = v;
        }
    }

    public final void lazySet(int i, long v) {
        set(i, v);
    }

    public final long getAndSet(int i, long v) {
        synchronized (Rt.internal(this)) {
            long old = array[i];
            array[i] = v;
            return old;
        }
    }

    public final boolean compareAndSet(int i, long expected, long v) {
        synchronized (Rt.internal(this)) {
            if (array[i] == expected) {
                array[i] = v;
                return true;
            }
            return false;
        }
    }

    public final long getAndAdd(int i, long n) {
        synchronized (Rt.internal(this)) {
            long old = array[i];
            array[i] = old + n;
            return old;
        }
    }

    public final long addAndGet(int i, long n) {
        synchronized (Rt.internal(this)) {
            array[i] = array[i] + n;
            return array[i];
        }
    }

    public final long getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final long getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final long incrementAndGet(int i) {
        return addAndGet(i, 1);
    }

    public final long decrementAndGet(int i) {
        return addAndGet(i, -1);
    }

    public String toString() {
        String s = "[";
        for (int i = 0; i < array.length; i++) {
            s = i == 0 ? s + get(i) : s + ", " + get(i);
        }
        return s + "]";
    }

    public final long compareAndExchangeAcquire(int i, long expected, long v) {
        return compareAndExchange(i, expected, v);
    }

    public final long compareAndExchangeRelease(int i, long expected, long v) {
        return compareAndExchange(i, expected, v);
    }

    public final long compareAndExchange(int i, long expected, long v) {
        while (true) {
            long old = get(i);
            if (old != expected || compareAndSet(i, expected, v)) {
                return old;
            }
        }
    }

    public final boolean weakCompareAndSetVolatile(int i, long expected, long v) {
        return compareAndSet(i, expected, v);
    }

    public final long getAcquire(int i) {
        return get(i);
    }

    /** A plain access: races with those of others that are not ordered. */
    public final long getPlain(int i) {
        return array[i];
    }

    public final void setPlain(int i, long v) {
        array[i] = v;
    }

    public final boolean weakCompareAndSetPlain(int i, long expected, long v) {
        boolean same = array[i] == expected;
        if (same) {
            array[i] = v;
        }
        return same;
    }

    public final boolean weakCompareAndSetAcquire(int i, long expected, long v) {
        return compareAndSet(i, expected, v);
    }

    public final boolean weakCompareAndSetRelease(int i, long expected, long v) {
        return compareAndSet(i, expected, v);
    }

    public final void setRelease(int i, long v) {
        set(i, v);
    }

    public final long getAndUpdate(int i, LongUnaryOperator f) {
        while (true) {
            long old = get(i);
            if (compareAndSet(i, old, f.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(int i, LongUnaryOperator f) {
        while (true) {
            long old = get(i);
            long v = f.applyAsLong(old);
            if (compareAndSet(i, old, v)) {
                return v;
            }
        }
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator f) {
        while (true) {
            long old = get(i);
            if (compareAndSet(i, old, f.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator f) {
        while (true) {
            long old = get(i);
            long v = f.applyAsLong(old, x);
            if (compareAndSet(i, old, v)) {
                return v;
            }
        }
    }
}

public class AtomicReferenceArray<E> implements java.io.Serializable {
    private final E[] array;

    public AtomicReferenceArray(int n) {
        array = (E[]) new Object[n];
        Rt.own(this, array);
    }

    public AtomicReferenceArray(E[] a) {
        array = (E[]) new Object[a.length];
        Rt.own(this, array);
        for (int i = 0; i < a.length; i++) {
            array[i] = a[i];
        }
    }

    public final int length() {
        return array.length;
    }

    public final E get(int i) {
        synchronized (Rt.internal(this)) {
            return array[i];
        }
    }

    public final void set(int i, E v) {
        synchronized (Rt.internal(this)) {
            array[i] = v;
        }
    }

    public final void lazySet(int i, E v) {
        set(i, v);
    }

    public final E getAndSet(int i, E v) {
        synchronized (Rt.internal(this)) {
            E old = array[i];
            array[i] = v;
            return old;
        }
    }

    public final boolean compareAndSet(int i, E expected, E v) {
        synchronized (Rt.internal(this)) {
            if (array[i] == expected) {
                array[i] = v;
                return true;
            }
            return false;
        }
    }

    public String toString() {
        String s = "[";
        for (int i = 0; i < array.length; i++) {
            s = i == 0 ? s + get(i) : s + ", " + get(i);
        }
        return s + "]";
    }

    public final E compareAndExchangeAcquire(int i, E expected, E v) {
        return compareAndExchange(i, expected, v);
    }

    public final E compareAndExchangeRelease(int i, E expected, E v) {
        return compareAndExchange(i, expected, v);
    }

    public final E compareAndExchange(int i, E expected, E v) {
        while (true) {
            E old = get(i);
            if (old != expected || compareAndSet(i, expected, v)) {
                return old;
            }
        }
    }

    public final boolean weakCompareAndSetVolatile(int i, E expected, E v) {
        return compareAndSet(i, expected, v);
    }

    public final E getAcquire(int i) {
        return get(i);
    }

    /** A plain access: races with those of others that are not ordered. */
    public final E getPlain(int i) {
        return array[i];
    }

    public final void setPlain(int i, E v) {
        array[i] = v;
    }

    public final boolean weakCompareAndSetPlain(int i, E expected, E v) {
        boolean same = array[i] == expected;
        if (same) {
            array[i] = v;
        }
        return same;
    }

    public final boolean weakCompareAndSetAcquire(int i, E expected, E v) {
        return compareAndSet(i, expected, v);
    }

    public final boolean weakCompareAndSetRelease(int i, E expected, E v) {
        return compareAndSet(i, expected, v);
    }

    public final void setRelease(int i, E v) {
        set(i, v);
    }

    public final E getAndUpdate(int i, UnaryOperator<E> f) {
        while (true) {
            E old = get(i);
            if (compareAndSet(i, old, f.apply(old))) {
                return old;
            }
        }
    }

    public final E updateAndGet(int i, UnaryOperator<E> f) {
        while (true) {
            E old = get(i);
            E v = f.apply(old);
            if (compareAndSet(i, old, v)) {
                return v;
            }
        }
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> f) {
        while (true) {
            E old = get(i);
            if (compareAndSet(i, old, f.apply(old, x))) {
                return old;
            }
        }
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> f) {
        while (true) {
            E old = get(i);
            E v = f.apply(old, x);
            if (compareAndSet(i, old, v)) {
                return v;
            }
        }
    }
}
