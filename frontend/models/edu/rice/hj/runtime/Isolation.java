package edu.rice.hj.runtime;

import scoville.Body;
import scoville.Call;
import scoville.Rt;

/** Isolation: global, on objects, with read and write modes. */
public class Isolation extends Tasks {
    /** An object together with how it is locked. */
    static final class Mode {
        final Object object;
        final boolean write;

        Mode(Object object, boolean write) {
            this.object = object;
            this.write = write;
        }
    }

    public static Object readMode(Object o) {
        return new Mode(o, false);
    }

    public static Object writeMode(Object o) {
        return new Mode(o, true);
    }

    private static Object[] part(Object[] objects, boolean write) {
        int n = 0;
        for (int i = 0; i < objects.length; i++) {
            if (isWrite(objects[i]) == write) {
                n++;
            }
        }
        if (n == 0) {
            return null;
        }
        Object[] out = new Object[n];
        n = 0;
        for (int i = 0; i < objects.length; i++) {
            if (isWrite(objects[i]) == write) {
                out[n++] = objects[i] instanceof Mode ? ((Mode) objects[i]).object : objects[i];
            }
        }
        return out;
    }

    private static boolean isWrite(Object o) {
        return !(o instanceof Mode) || ((Mode) o).write;
    }

    public static void isolated(Body body) {
        mustRun();
        synchronized (Rt.isolatedGlobal()) {
            body.run();
        }
    }

    private static void run(Object[] objects, Body body) {
        mustRun();
        synchronized (Rt.isolatedObjects(part(objects, true), part(objects, false))) {
            body.run();
        }
    }

    public static void isolated(Object[] objects, Body body) {
        run(objects, body);
    }

    public static void isolated(Object o1, Body body) {
        run(new Object[] {o1}, body);
    }

    public static void isolated(Object o1, Object o2, Body body) {
        run(new Object[] {o1, o2}, body);
    }

    public static void isolated(Object o1, Object o2, Object o3, Body body) {
        run(new Object[] {o1, o2, o3}, body);
    }

    public static <V> V isolatedWithReturn(Call<V> body) {
        mustRun();
        synchronized (Rt.isolatedGlobal()) {
            return value(body);
        }
    }

    /** Exceptions of the body come out wrapped. */
    private static <V> V value(Call<V> body) {
        try {
            return body.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static <V> V get(Object[] objects, Call<V> body) {
        mustRun();
        synchronized (Rt.isolatedObjects(part(objects, true), part(objects, false))) {
            return value(body);
        }
    }

    public static <V> V isolatedWithReturn(Object[] objects, Call<V> body) {
        return get(objects, body);
    }

    public static <V> V isolatedWithReturn(Object o1, Call<V> body) {
        return get(new Object[] {o1}, body);
    }

    public static <V> V isolatedWithReturn(Object o1, Object o2, Call<V> body) {
        return get(new Object[] {o1, o2}, body);
    }

    public static <V> V isolatedWithReturn(Object o1, Object o2, Object o3, Call<V> body) {
        return get(new Object[] {o1, o2, o3}, body);
    }
}
