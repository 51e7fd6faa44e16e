package java.lang.reflect;

import scoville.Rt;

public final class Array {
    private Array() {
    }

    public static Object newInstance(Class<?> component, int length) {
        if (component == void.class) {
            throw new IllegalArgumentException();
        }
        return component.scovilleArray(length);
    }

    public static Object newInstance(Class<?> component, int... lengths) {
        if (lengths.length == 0) {
            throw new IllegalArgumentException("Empty dimensions array");
        }
        if (lengths.length > 1) {
            Rt.unsupported("Array.newInstance with several dimensions");
        }
        return newInstance(component, lengths[0]);
    }

    private static IllegalArgumentException none() {
        return new IllegalArgumentException("Argument is not an array");
    }

    public static int getLength(Object a) {
        if (a instanceof Object[]) {
            return ((Object[]) a).length;
        }
        if (a instanceof int[]) {
            return ((int[]) a).length;
        }
        if (a instanceof long[]) {
            return ((long[]) a).length;
        }
        if (a instanceof double[]) {
            return ((double[]) a).length;
        }
        if (a instanceof char[]) {
            return ((char[]) a).length;
        }
        if (a instanceof byte[]) {
            return ((byte[]) a).length;
        }
        if (a instanceof boolean[]) {
            return ((boolean[]) a).length;
        }
        if (a instanceof float[]) {
            return ((float[]) a).length;
        }
        if (a instanceof short[]) {
            return ((short[]) a).length;
        }
        if (a == null) {
            throw new NullPointerException();
        }
        throw none();
    }

    public static Object get(Object a, int index) {
        if (a instanceof Object[]) {
            return ((Object[]) a)[index];
        }
        if (a instanceof int[]) {
            return ((int[]) a)[index];
        }
        if (a instanceof long[]) {
            return ((long[]) a)[index];
        }
        if (a instanceof double[]) {
            return ((double[]) a)[index];
        }
        if (a instanceof char[]) {
            return ((char[]) a)[index];
        }
        if (a instanceof byte[]) {
            return ((byte[]) a)[index];
        }
        if (a instanceof boolean[]) {
            return ((boolean[]) a)[index];
        }
        if (a instanceof float[]) {
            return ((float[]) a)[index];
        }
        if (a instanceof short[]) {
            return ((short[]) a)[index];
        }
        if (a == null) {
            throw new NullPointerException();
        }
        throw none();
    }

    /** Into an array of objects; elements of other arrays would be converted. */
    public static void set(Object a, int index, Object value) {
        if (!(a instanceof Object[])) {
            Rt.unsupported("Array.set of an array of primitive elements");
        }
        ((Object[]) a)[index] = value;
    }
}
