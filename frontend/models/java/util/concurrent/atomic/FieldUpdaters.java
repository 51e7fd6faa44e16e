package java.util.concurrent.atomic;

import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import scoville.Rt;

/** A volatile field of objects. Each call is a section on the object, like the accesses of the field itself. */
public class AtomicIntegerFieldUpdater<T> {
    private final ToIntFunction<Object> getter;
    private final ObjIntConsumer<Object> setter;

    private AtomicIntegerFieldUpdater(ToIntFunction<Object> getter, ObjIntConsumer<Object> setter) {
        this.getter = getter;
        this.setter = setter;
    }

    /** The front end makes functions of the field, if class and name are constants. */
    public static native <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> c, String field);

    static <U> AtomicIntegerFieldUpdater<U> scovilleOf(ToIntFunction<Object> getter, ObjIntConsumer<Object> setter) {
        return new AtomicIntegerFieldUpdater<U>(getter, setter);
    }

    private static Object given(Object o) {
        if (o == null) {
            throw new ClassCastException();
        }
        return o;
    }

    public int get(T o) {
        synchronized (Rt.internal(given(o))) {
            return getter.applyAsInt(o);
        }
    }

    public void set(T o, int v) {
        synchronized (Rt.internal(given(o))) {
            setter.accept(o, v);
        }
    }

    public void lazySet(T o, int v) {
        set(o, v);
    }

    public boolean compareAndSet(T o, int expected, int v) {
        synchronized (Rt.internal(given(o))) {
            if (getter.applyAsInt(o) != expected) {
                return false;
            }
            setter.accept(o, v);
            return true;
        }
    }

    public boolean weakCompareAndSet(T o, int expected, int v) {
        return compareAndSet(o, expected, v);
    }

    public int getAndSet(T o, int v) {
        synchronized (Rt.internal(given(o))) {
            int old = getter.applyAsInt(o);
            setter.accept(o, v);
            return old;
        }
    }

    public int getAndAdd(T o, int n) {
        synchronized (Rt.internal(given(o))) {
            int old = getter.applyAsInt(o);
            setter.accept(o, old + n);
            return old;
        }
    }

    public int addAndGet(T o, int n) {
        return getAndAdd(o, n) + n;
    }

    public int getAndIncrement(T o) {
        return getAndAdd(o, 1);
    }

    public int getAndDecrement(T o) {
        return getAndAdd(o, -1);
    }

    public int incrementAndGet(T o) {
        return addAndGet(o, 1);
    }

    public int decrementAndGet(T o) {
        return addAndGet(o, -1);
    }

    public final int getAndUpdate(T o, IntUnaryOperator f) {
        while (true) {
            int old = get(o);
            if (compareAndSet(o, old, f.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(T o, IntUnaryOperator f) {
        while (true) {
            int old = get(o);
            int v = f.applyAsInt(old);
            if (compareAndSet(o, old, v)) {
                return v;
            }
        }
    }

    public final int getAndAccumulate(T o, int x, IntBinaryOperator f) {
        while (true) {
            int old = get(o);
            if (compareAndSet(o, old, f.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(T o, int x, IntBinaryOperator f) {
        while (true) {
            int old = get(o);
            int v = f.applyAsInt(old, x);
            if (compareAndSet(o, old, v)) {
                return v;
            }
        }
    }
}

/** A volatile field of objects. Each call is a section on the object, like the accesses of the field itself. */
public class AtomicLongFieldUpdater<T> {
    private final ToLongFunction<Object> getter;
    private final ObjLongConsumer<Object> setter;

    private AtomicLongFieldUpdater(ToLongFunction<Object> getter, ObjLongConsumer<Object> setter) {
        this.getter = getter;
        this.setter = setter;
    }

    /** The front end makes functions of the field, if class and name are constants. */
    public static native <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> c, String field);

    static <U> AtomicLongFieldUpdater<U> scovilleOf(ToLongFunction<Object> getter, ObjLongConsumer<Object> setter) {
        return new AtomicLongFieldUpdater<U>(getter, setter);
    }

    private static Object given(Object o) {
        if (o == null) {
            throw new ClassCastException();
        }
        return o;
    }

    public long get(T o) {
        synchronized (Rt.internal(given(o))) {
            return getter.applyAsLong(o);
        }
    }

    public void set(T o, long v) {
        synchronized (Rt.internal(given(o))) {
            setter.accept(o, v);
        }
    }

    public void lazySet(T o, long v) {
        set(o, v);
    }

    public boolean compareAndSet(T o, long expected, long v) {
        synchronized (Rt.internal(given(o))) {
            if (getter.applyAsLong(o) != expected) {
                return false;
            }
            setter.accept(o, v);
            return true;
        }
    }

    public boolean weakCompareAndSet(T o, long expected, long v) {
        return compareAndSet(o, expected, v);
    }

    public long getAndSet(T o, long v) {
        synchronized (Rt.internal(given(o))) {
            long old = getter.applyAsLong(o);
            setter.accept(o, v);
            return old;
        }
    }

    public long getAndAdd(T o, long n) {
        synchronized (Rt.internal(given(o))) {
            long old = getter.applyAsLong(o);
            setter.accept(o, old + n);
            return old;
        }
    }

    public long addAndGet(T o, long n) {
        return getAndAdd(o, n) + n;
    }

    public long getAndIncrement(T o) {
        return getAndAdd(o, 1);
    }

    public long getAndDecrement(T o) {
        return getAndAdd(o, -1);
    }

    public long incrementAndGet(T o) {
        return addAndGet(o, 1);
    }

    public long decrementAndGet(T o) {
        return addAndGet(o, -1);
    }

    public final long getAndUpdate(T o, LongUnaryOperator f) {
        while (true) {
            long old = get(o);
            if (compareAndSet(o, old, f.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(T o, LongUnaryOperator f) {
        while (true) {
            long old = get(o);
            long v = f.applyAsLong(old);
            if (compareAndSet(o, old, v)) {
                return v;
            }
        }
    }

    public final long getAndAccumulate(T o, long x, LongBinaryOperator f) {
        while (true) {
            long old = get(o);
            if (compareAndSet(o, old, f.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(T o, long x, LongBinaryOperator f) {
        while (true) {
            long old = get(o);
            long v = f.applyAsLong(old, x);
            if (compareAndSet(o, old, v)) {
                return v;
            }
        }
    }
}

/** The same for a reference. */
public class AtomicReferenceFieldUpdater<T, V> {
    private final Function<Object, Object> getter;
    private final BiConsumer<Object, Object> setter;

    private AtomicReferenceFieldUpdater(Function<Object, Object> getter, BiConsumer<Object, Object> setter) {
        this.getter = getter;
        this.setter = setter;
    }

    public static native <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> c, Class<W> type, String field);

    static <U, W> AtomicReferenceFieldUpdater<U, W> scovilleOf(Function<Object, Object> getter, BiConsumer<Object, Object> setter) {
        return new AtomicReferenceFieldUpdater<U, W>(getter, setter);
    }

    private static Object given(Object o) {
        if (o == null) {
            throw new ClassCastException();
        }
        return o;
    }

    public V get(T o) {
        synchronized (Rt.internal(given(o))) {
            return (V) getter.apply(o);
        }
    }

    public void set(T o, V v) {
        synchronized (Rt.internal(given(o))) {
            setter.accept(o, v);
        }
    }

    public void lazySet(T o, V v) {
        set(o, v);
    }

    public boolean compareAndSet(T o, V expected, V v) {
        synchronized (Rt.internal(given(o))) {
            if (getter.apply(o) != expected) {
                return false;
            }
            setter.accept(o, v);
            return true;
        }
    }

    public boolean weakCompareAndSet(T o, V expected, V v) {
        return compareAndSet(o, expected, v);
    }

    public V getAndSet(T o, V v) {
        synchronized (Rt.internal(given(o))) {
            V old = (V) getter.apply(o);
            setter.accept(o, v);
            return old;
        }
    }

    public final V getAndUpdate(T o, UnaryOperator<V> f) {
        while (true) {
            V old = get(o);
            if (compareAndSet(o, old, f.apply(old))) {
                return old;
            }
        }
    }

    public final V updateAndGet(T o, UnaryOperator<V> f) {
        while (true) {
            V old = get(o);
            V v = f.apply(old);
            if (compareAndSet(o, old, v)) {
                return v;
            }
        }
    }

    public final V getAndAccumulate(T o, V x, BinaryOperator<V> f) {
        while (true) {
            V old = get(o);
            if (compareAndSet(o, old, f.apply(old, x))) {
                return old;
            }
        }
    }

    public final V accumulateAndGet(T o, V x, BinaryOperator<V> f) {
        while (true) {
            V old = get(o);
            V v = f.apply(old, x);
            if (compareAndSet(o, old, v)) {
                return v;
            }
        }
    }
}
