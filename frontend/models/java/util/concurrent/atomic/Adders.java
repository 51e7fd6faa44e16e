package java.util.concurrent.atomic;

import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;
import scoville.Rt;

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
