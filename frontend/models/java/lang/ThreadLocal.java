package java.lang;

import java.util.Objects;
import java.util.function.Supplier;
import scoville.Rt;
import scoville.TellingWorkersApart;
import scoville.Workers;

/** A value for each thread. */
public class ThreadLocal<T> {
    private Supplier<? extends T> initial;
    /** How many tasks have values whose threads are not known. */
    private int unknown;

    public ThreadLocal() {
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> initial) {
        Objects.requireNonNull(initial);
        ThreadLocal<S> local = new ThreadLocal<S>();
        local.initial = initial;
        return local;
    }

    protected T initialValue() {
        return initial == null ? null : initial.get();
    }

    /** What one task has for one variable, and its other ones. */
    private static final class Entry {
        final ThreadLocal<?> key;
        final Entry rest;
        Object value;

        Entry(ThreadLocal<?> key, Object value, Entry rest) {
            this.key = key;
            this.value = value;
            this.rest = rest;
        }
    }

    private static Entry first(scoville.Task task) {
        return (Entry) task.locals;
    }

    private Entry entry() {
        Entry e = first(scoville.Task.thread());
        while (e != null && e.key != this) {
            e = e.rest;
        }
        return e;
    }

    private void add(T value) {
        scoville.Task task = scoville.Task.thread();
        if (!isKnown(task)) {
            synchronized (Rt.internal(this)) {
                unknown++;
            }
        }
        task.locals = new Entry(this, value, first(task));
    }

    /** Whether it is a thread of the program's own, the main one, or a worker of a pool. */
    private static boolean isKnown(scoville.Task task) {
        return Workers.isMain(task) || task.thread != null && ((Thread) task.thread).scovilleIsOwn();
    }

    /** What a thread that the current one makes has at its begin. */
    static Object scovilleInherited() {
        scoville.Task parent = scoville.Task.thread();
        if (!isKnown(parent)) {
            Rt.unsupported("a thread that may inherit values from an earlier task of the worker that makes it");
        }
        Entry all = null;
        for (Entry e = first(parent); e != null; e = e.rest) {
            if (e.key instanceof InheritableThreadLocal) {
                all = new Entry(e.key, ((InheritableThreadLocal<Object>) e.key).childValue(e.value), all);
            }
        }
        return all;
    }

    /** Whether the current thread may have a value that is not known. */
    boolean scovilleMayInherit() {
        return entry() == null && !isKnown(scoville.Task.thread());
    }

    public T get() {
        TellingWorkersApart.needed();
        Entry e = entry();
        if (e != null) {
            return (T) e.value;
        }
        if (!isKnown(scoville.Task.thread())) {
            boolean others;
            synchronized (Rt.internal(this)) {
                others = unknown > 0;
            }
            if (others) {
                Rt.unsupported("the value of a ThreadLocal that an earlier task of the same worker may have left");
            }
        }
        T value = initialValue();
        add(value);
        return value;
    }

    public void set(T value) {
        TellingWorkersApart.needed();
        Entry e = entry();
        if (e != null) {
            e.value = value;
        } else {
            add(value);
        }
    }

    public void remove() {
        scoville.Task task = scoville.Task.thread();
        Entry kept = null;
        for (Entry e = first(task); e != null; e = e.rest) {
            if (e.key != this) {
                kept = new Entry(e.key, e.value, kept);
            } else if (!isKnown(task)) {
                synchronized (Rt.internal(this)) {
                    unknown--;
                }
            }
        }
        task.locals = kept;
    }
}

/** A value that threads have from those that make them, as it is then. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
        scoville.InheritingLocals.needed();
    }

    protected T childValue(T parentValue) {
        return parentValue;
    }

    public T get() {
        if (scovilleMayInherit()) {
            Rt.unsupported("the value of an InheritableThreadLocal that a worker may have inherited");
        }
        return super.get();
    }
}
