package java.lang;

import java.util.function.Supplier;
import scoville.Rt;

/** A value for each task. Workers of a pool do not carry values from one submission to the next. */
public class ThreadLocal<T> {
    private Supplier<? extends T> initial;

    public ThreadLocal() {
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> initial) {
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
        task.locals = new Entry(this, value, first(task));
    }

    public T get() {
        Entry e = entry();
        if (e != null) {
            return (T) e.value;
        }
        T value = initialValue();
        add(value);
        return value;
    }

    public void set(T value) {
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
            }
        }
        task.locals = kept;
    }
}
