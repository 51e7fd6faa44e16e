package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
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

    public final void setRelease(int v) {
        set(v);
    }

    public final int getPlain() {
        return get();
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

    public final boolean weakCompareAndSet(int expected, int v) {
        return compareAndSet(expected, v);
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

    public final void setRelease(long v) {
        set(v);
    }

    public final long getPlain() {
        return get();
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

    public final boolean weakCompareAndSet(long expected, long v) {
        return compareAndSet(expected, v);
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
}

public class AtomicBoolean {
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

    public final boolean weakCompareAndSet(boolean expected, boolean v) {
        return compareAndSet(expected, v);
    }

    public String toString() {
        return String.valueOf(get());
    }
}

public class AtomicReference<V> {
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

    public final boolean weakCompareAndSet(V expected, V v) {
        return compareAndSet(expected, v);
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
}

public class AtomicIntegerArray {
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
}

public class AtomicLongArray {
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
}

public class AtomicReferenceArray<E> {
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
}

public class LongAdder extends Number {
    private long total;

    public LongAdder() {
    }

    public void add(long x) {
        synchronized (Rt.internal(this)) {
            total += x;
        }
    }

    public long sum() {
        synchronized (Rt.internal(this)) {
            return total;
        }
    }

    public void reset() {
        synchronized (Rt.internal(this)) {
            total = 0;
        }
    }

    public long sumThenReset() {
        synchronized (Rt.internal(this)) {
            long old = total;
            total = 0;
            return old;
        }
    }

    public void increment() {
        add(1L);
    }

    public void decrement() {
        add(-1L);
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return sum();
    }

    public String toString() {
        return String.valueOf(sum());
    }
}

public class DoubleAdder extends Number {
    private double total;

    public DoubleAdder() {
    }

    public void add(double x) {
        synchronized (Rt.internal(this)) {
            total += x;
        }
    }

    public double sum() {
        synchronized (Rt.internal(this)) {
            return total;
        }
    }

    public void reset() {
        synchronized (Rt.internal(this)) {
            total = 0;
        }
    }

    public double sumThenReset() {
        synchronized (Rt.internal(this)) {
            double old = total;
            total = 0;
            return old;
        }
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return sum();
    }

    public String toString() {
        return String.valueOf(sum());
    }
}

/** The function is applied to one value after the other, in any order. */
public class LongAccumulator extends Number {
    private final LongBinaryOperator function;
    private final long identity;
    private long value;

    public LongAccumulator(LongBinaryOperator function, long identity) {
        this.function = function;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(long x) {
        synchronized (Rt.internal(this)) {
            value = function.applyAsLong(value, x);
        }
    }

    public long get() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public void reset() {
        synchronized (Rt.internal(this)) {
            value = identity;
        }
    }

    public long getThenReset() {
        synchronized (Rt.internal(this)) {
            long old = value;
            value = identity;
            return old;
        }
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return (long) get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return get();
    }

    public String toString() {
        return String.valueOf(get());
    }
}

/** The function is applied to one value after the other, in any order. */
public class DoubleAccumulator extends Number {
    private final DoubleBinaryOperator function;
    private final double identity;
    private double value;

    public DoubleAccumulator(DoubleBinaryOperator function, double identity) {
        this.function = function;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(double x) {
        synchronized (Rt.internal(this)) {
            value = function.applyAsDouble(value, x);
        }
    }

    public double get() {
        synchronized (Rt.internal(this)) {
            return value;
        }
    }

    public void reset() {
        synchronized (Rt.internal(this)) {
            value = identity;
        }
    }

    public double getThenReset() {
        synchronized (Rt.internal(this)) {
            double old = value;
            value = identity;
            return old;
        }
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return (long) get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return get();
    }

    public String toString() {
        return String.valueOf(get());
    }
}

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
