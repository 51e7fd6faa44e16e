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
            throw new IllegalArgumentException();
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

    private static void within(Object a, int index) {
        if (index < 0 || index >= getLength(a)) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    public static Object get(Object a, int index) {
        within(a, index);
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
        throw none();
    }

    /** Elements are unboxed; numbers of another type would be converted. */
    public static void set(Object a, int index, Object value) {
        within(a, index);
        if (a instanceof Object[]) {
            Object[] objects = (Object[]) a;
            try {
                objects[index] = value;
            } catch (ArrayStoreException e) {
                throw new IllegalArgumentException("array element type mismatch");
            }
        } else if (a instanceof int[] && value instanceof Integer) {
            ((int[]) a)[index] = (Integer) value;
        } else if (a instanceof long[] && value instanceof Long) {
            ((long[]) a)[index] = (Long) value;
        } else if (a instanceof double[] && value instanceof Double) {
            ((double[]) a)[index] = (Double) value;
        } else if (a instanceof char[] && value instanceof Character) {
            ((char[]) a)[index] = (Character) value;
        } else if (a instanceof byte[] && value instanceof Byte) {
            ((byte[]) a)[index] = (Byte) value;
        } else if (a instanceof boolean[] && value instanceof Boolean) {
            ((boolean[]) a)[index] = (Boolean) value;
        } else {
            Rt.unsupported("Array.set with a value of another type");
        }
    }

    public static int getInt(Object a, int index) {
        within(a, index);
        if (a instanceof int[]) {
            return ((int[]) a)[index];
        }
        Rt.unsupported("Array.getInt of another array");
        return 0;
    }

    public static void setInt(Object a, int index, int value) {
        within(a, index);
        if (a instanceof int[]) {
            ((int[]) a)[index] = value;
        } else {
            Rt.unsupported("Array.setInt of another array");
        }
    }

    public static double getDouble(Object a, int index) {
        within(a, index);
        if (a instanceof double[]) {
            return ((double[]) a)[index];
        }
        Rt.unsupported("Array.getDouble of another array");
        return 0;
    }

    public static void setDouble(Object a, int index, double value) {
        within(a, index);
        if (a instanceof double[]) {
            ((double[]) a)[index] = value;
        } else {
            Rt.unsupported("Array.setDouble of another array");
        }
    }
}
