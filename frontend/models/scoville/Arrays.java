package scoville;

/** Support for arrays, enums and records. */
public final class Arrays {
    private Arrays() {
    }

    public static boolean[] copy(boolean[] a) {
        boolean[] b = new boolean[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static byte[] copy(byte[] a) {
        byte[] b = new byte[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static short[] copy(short[] a) {
        short[] b = new short[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static char[] copy(char[] a) {
        char[] b = new char[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static int[] copy(int[] a) {
        int[] b = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static long[] copy(long[] a) {
        long[] b = new long[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static float[] copy(float[] a) {
        float[] b = new float[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static double[] copy(double[] a) {
        double[] b = new double[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static Object[] copy(Object[] a) {
        Object[] b = scoville.Rt.newArrayLike(a, a.length);
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static Object[] values(Object[] a) {
        Object[] b = scoville.Rt.newArrayLike(a, a.length);
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    public static Object enumValue(Object[] all, String name, String type) {
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        for (int i = 0; i < all.length; i++) {
            if (((Enum<?>) all[i]).name().equals(name)) {
                return all[i];
            }
        }
        throw new IllegalArgumentException("No enum constant " + type + "." + name);
    }

    public static String recordText(String name, String fields, Object[] values) {
        String text = name + "[";
        int at = 0;
        for (int i = 0; i < values.length; i++) {
            int end = fields.indexOf(",", at);
            if (end < 0) {
                end = fields.length();
            }
            if (i > 0) {
                text = text + ", ";
            }
            text = text + fields.substring(at, end) + "=" + values[i];
            at = end + 1;
        }
        return text + "]";
    }

    public static int recordHash(Object[] values) {
        int h = 0;
        for (int i = 0; i < values.length; i++) {
            h = 31 * h + (values[i] == null ? 0 : values[i].hashCode());
        }
        return h;
    }

    public static boolean recordEquals(Object[] a, Object[] b) {
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == null ? b[i] == null : a[i].equals(b[i]))) {
                return false;
            }
        }
        return true;
    }
}
