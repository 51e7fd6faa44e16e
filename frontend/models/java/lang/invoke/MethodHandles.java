package java.lang.invoke;

import java.util.function.BiConsumer;
import java.util.function.Function;
import scoville.OpenText;
import scoville.Rt;

/** Only for handles of fields that are named by a class literal and a constant: the front end makes functions of them. */
public class MethodHandles {
    private MethodHandles() {
    }

    public static Lookup lookup() {
        return new Lookup();
    }

    public static Lookup privateLookupIn(Class<?> c, Lookup caller) throws IllegalAccessException {
        return new Lookup();
    }

    public static final class Lookup {
        private Lookup() {
        }

        public String toString() {
            return OpenText.ANY;
        }

        public native VarHandle findVarHandle(Class<?> c, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException;
    }
}

/**
 * A field of objects. The plain forms are plain accesses. All others are sections on the object, like the methods of an atomic:
 * acquiring and releasing counts as volatile. Opaque forms, which order nothing, are left out.
 */
public class VarHandle {
    private final int kind;
    private final Function<Object, Object> getter;
    private final BiConsumer<Object, Object> setter;

    private VarHandle(int kind, Function<Object, Object> getter, BiConsumer<Object, Object> setter) {
        this.kind = kind;
        this.getter = getter;
        this.setter = setter;
    }

    /** Kinds: 0 a reference, 1 int, 2 long, 3 another primitive type. */
    static VarHandle scovilleOf(int kind, Function<Object, Object> getter, BiConsumer<Object, Object> setter) {
        return new VarHandle(kind, getter, setter);
    }

    public String toString() {
        return "VarHandle[" + OpenText.ANY + "]";
    }

    private static Object given(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return o;
    }

    /** A number as one of the field's type. */
    private Object fit(Object v) {
        if (kind == 2 && !(v instanceof Long)) {
            return ((Number) v).longValue();
        }
        return v;
    }

    private boolean same(Object a, Object b) {
        if (kind == 0) {
            return a == b;
        }
        if (kind == 1) {
            return (int) (Integer) a == (int) (Integer) b;
        }
        return kind == 2 ? (long) (Long) a == (long) (Long) b : a.equals(b);
    }

    private Object sum(Object a, Object b) {
        if (kind == 1) {
            return (Integer) a + (Integer) b;
        }
        if (kind == 2) {
            return (Long) a + (Long) b;
        }
        throw new UnsupportedOperationException();
    }

    public Object get(Object o) {
        return getter.apply(given(o));
    }

    public void set(Object o, Object v) {
        setter.accept(given(o), fit(v));
    }

    public Object getVolatile(Object o) {
        synchronized (Rt.internal(given(o))) {
            return getter.apply(o);
        }
    }

    public void setVolatile(Object o, Object v) {
        Object fitting = fit(v);
        synchronized (Rt.internal(given(o))) {
            setter.accept(o, fitting);
        }
    }

    public Object getAcquire(Object o) {
        return getVolatile(o);
    }

    public void setRelease(Object o, Object v) {
        setVolatile(o, v);
    }

    public Object compareAndExchange(Object o, Object expected, Object v) {
        Object from = fit(expected);
        Object to = fit(v);
        synchronized (Rt.internal(given(o))) {
            Object old = getter.apply(o);
            if (same(old, from)) {
                setter.accept(o, to);
            }
            return old;
        }
    }

    public Object compareAndExchangeAcquire(Object o, Object expected, Object v) {
        return compareAndExchange(o, expected, v);
    }

    public Object compareAndExchangeRelease(Object o, Object expected, Object v) {
        return compareAndExchange(o, expected, v);
    }

    public boolean compareAndSet(Object o, Object expected, Object v) {
        Object from = fit(expected);
        Object to = fit(v);
        synchronized (Rt.internal(given(o))) {
            if (!same(getter.apply(o), from)) {
                return false;
            }
            setter.accept(o, to);
            return true;
        }
    }

    public boolean weakCompareAndSet(Object o, Object expected, Object v) {
        return compareAndSet(o, expected, v);
    }

    public boolean weakCompareAndSetAcquire(Object o, Object expected, Object v) {
        return compareAndSet(o, expected, v);
    }

    public boolean weakCompareAndSetRelease(Object o, Object expected, Object v) {
        return compareAndSet(o, expected, v);
    }

    public Object getAndSet(Object o, Object v) {
        Object to = fit(v);
        synchronized (Rt.internal(given(o))) {
            Object old = getter.apply(o);
            setter.accept(o, to);
            return old;
        }
    }

    public Object getAndSetAcquire(Object o, Object v) {
        return getAndSet(o, v);
    }

    public Object getAndSetRelease(Object o, Object v) {
        return getAndSet(o, v);
    }

    public Object getAndAdd(Object o, Object v) {
        Object by = fit(v);
        synchronized (Rt.internal(given(o))) {
            Object old = getter.apply(o);
            setter.accept(o, sum(old, by));
            return old;
        }
    }

    public Object getAndAddAcquire(Object o, Object v) {
        return getAndAdd(o, v);
    }

    public Object getAndAddRelease(Object o, Object v) {
        return getAndAdd(o, v);
    }
}
