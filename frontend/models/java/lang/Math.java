package java.lang;

import scoville.Rt;

/** As a JVM does it: sine, cosine, tangent, exponents and logarithms are more exact than those of `StrictMath`. */
public final class Math {
    public static final double PI = 3.141592653589793;
    public static final double E = 2.718281828459045;

    private Math() {
    }

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static float abs(float a) {
        return a <= 0.0f ? 0.0f - a : a;
    }

    public static double abs(double a) {
        return a <= 0.0 ? 0.0 - a : a;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f && b == 0.0f && Rt.floatToIntBits(a) != 0) {
            return b;
        }
        return a >= b ? a : b;
    }

    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 && b == 0.0 && Rt.doubleToLongBits(a) != 0) {
            return b;
        }
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f && b == 0.0f && Rt.floatToIntBits(b) != 0) {
            return b;
        }
        return a <= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 && b == 0.0 && Rt.doubleToLongBits(b) != 0) {
            return b;
        }
        return a <= b ? a : b;
    }

    public static double sqrt(double a) {
        return Rt.sqrt(a);
    }

    public static double cbrt(double a) {
        return Rt.cbrt(a);
    }

    public static double sin(double a) {
        return Rt.sin(a);
    }

    public static double cos(double a) {
        return Rt.cos(a);
    }

    public static double tan(double a) {
        return Rt.tan(a);
    }

    public static double asin(double a) {
        return Rt.asin(a);
    }

    public static double acos(double a) {
        return Rt.acos(a);
    }

    public static double atan(double a) {
        return Rt.atan(a);
    }

    public static double atan2(double a, double b) {
        return Rt.atan2(a, b);
    }

    public static double sinh(double a) {
        return Rt.sinh(a);
    }

    public static double cosh(double a) {
        return Rt.cosh(a);
    }

    public static double tanh(double a) {
        return Rt.tanh(a);
    }

    public static double exp(double a) {
        return Rt.exp(a);
    }

    public static double log(double a) {
        return Rt.log(a);
    }

    public static double log10(double a) {
        return Rt.log10(a);
    }

    public static double pow(double a, double b) {
        return Rt.pow(a, b);
    }

    public static double hypot(double a, double b) {
        return Rt.hypot(a, b);
    }

    public static double floor(double a) {
        return Rt.floor(a);
    }

    public static double ceil(double a) {
        return Rt.ceil(a);
    }

    public static double rint(double a) {
        return Rt.rint(a);
    }

    public static long round(double a) {
        if (a != a) {
            return 0;
        }
        double f = Rt.floor(a);
        return (long) (a - f >= 0.5 ? f + 1.0 : f);
    }

    public static int round(float a) {
        if (a != a) {
            return 0;
        }
        double f = Rt.floor(a);
        return (int) (a - f >= 0.5 ? f + 1.0 : f);
    }

    public static double signum(double a) {
        return a > 0 ? 1.0 : a < 0 ? -1.0 : a;
    }

    public static float signum(float a) {
        return a > 0 ? 1.0f : a < 0 ? -1.0f : a;
    }

    public static double toRadians(double a) {
        return a * 0.017453292519943295;
    }

    public static double toDegrees(double a) {
        return a * 57.29577951308232;
    }

    public static int floorDiv(int a, int b) {
        int q = a / b;
        return (a ^ b) < 0 && q * b != a ? q - 1 : q;
    }

    public static long floorDiv(long a, long b) {
        long q = a / b;
        return (a ^ b) < 0 && q * b != a ? q - 1 : q;
    }

    public static int floorMod(int a, int b) {
        int m = a % b;
        return (m ^ b) < 0 && m != 0 ? m + b : m;
    }

    public static long floorMod(long a, long b) {
        long m = a % b;
        return (m ^ b) < 0 && m != 0 ? m + b : m;
    }

    public static int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    public static int ceilDiv(int a, int b) {
        int q = a / b;
        return (a ^ b) >= 0 && q * b != a ? q + 1 : q;
    }

    public static long ceilDiv(long a, long b) {
        long q = a / b;
        return (a ^ b) >= 0 && q * b != a ? q + 1 : q;
    }

    public static int ceilMod(int a, int b) {
        return a - ceilDiv(a, b) * b;
    }

    public static long ceilMod(long a, long b) {
        return a - ceilDiv(a, b) * b;
    }

    private static void ordered(boolean holds, String min, String max) {
        if (!holds) {
            throw new IllegalArgumentException(min + " > " + max);
        }
    }

    public static int clamp(long x, int min, int max) {
        ordered(min <= max, "" + min, "" + max);
        return (int) Math.min(max, Math.max(x, min));
    }

    public static long clamp(long x, long min, long max) {
        ordered(min <= max, "" + min, "" + max);
        return Math.min(max, Math.max(x, min));
    }

    public static double clamp(double x, double min, double max) {
        ordered(min <= max, "" + min, "" + max);
        return Math.min(max, Math.max(x, min));
    }

    public static int addExact(int a, int b) {
        int r = a + b;
        if (((a ^ r) & (b ^ r)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static long addExact(long a, long b) {
        long r = a + b;
        if (((a ^ r) & (b ^ r)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static int subtractExact(int a, int b) {
        int r = a - b;
        if (((a ^ b) & (a ^ r)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static int multiplyExact(int a, int b) {
        long r = (long) a * (long) b;
        if ((int) r != r) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) r;
    }

    public static int incrementExact(int a) {
        return addExact(a, 1);
    }

    public static int negateExact(int a) {
        return subtractExact(0, a);
    }

    public static int toIntExact(long a) {
        if ((int) a != a) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) a;
    }

    public static int decrementExact(int a) {
        return subtractExact(a, 1);
    }

    public static long subtractExact(long a, long b) {
        long r = a - b;
        if (((a ^ b) & (a ^ r)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static long multiplyExact(long a, long b) {
        long r = a * b;
        if ((a != 0 && r / a != b) || (a == -1 && b == Long.MIN_VALUE)) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long incrementExact(long a) {
        return addExact(a, 1L);
    }

    public static long decrementExact(long a) {
        return subtractExact(a, 1L);
    }

    public static long negateExact(long a) {
        return subtractExact(0L, a);
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * (long) b;
    }

    public static long multiplyHigh(long a, long b) {
        long ah = a >> 32;
        long al = a & 0xffffffffL;
        long bh = b >> 32;
        long bl = b & 0xffffffffL;
        long t = ah * bl + (al * bl >>> 32);
        long u = al * bh + (t & 0xffffffffL);
        return ah * bh + (t >> 32) + (u >> 32);
    }

    public static long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static double IEEEremainder(double a, double b) {
        return Rt.remainder(a, b);
    }

    public static double log1p(double a) {
        return Rt.log1p(a);
    }

    public static double expm1(double a) {
        return Rt.expm1(a);
    }

    public static double fma(double a, double b, double c) {
        return Rt.fma(a, b, c);
    }

    public static float fma(float a, float b, float c) {
        return Rt.fmaFloat(a, b, c);
    }

    public static double copySign(double magnitude, double sign) {
        long bits = Rt.doubleToLongBits(sign) & Long.MIN_VALUE;
        return Rt.longBitsToDouble(bits | (Rt.doubleToLongBits(magnitude) & Long.MAX_VALUE));
    }

    public static float copySign(float magnitude, float sign) {
        int bits = Rt.floatToIntBits(sign) & Integer.MIN_VALUE;
        return Rt.intBitsToFloat(bits | (Rt.floatToIntBits(magnitude) & Integer.MAX_VALUE));
    }

    public static int getExponent(double a) {
        return (int) (Rt.doubleToLongBits(a) >>> 52 & 0x7ff) - 1023;
    }

    public static int getExponent(float a) {
        return (Rt.floatToIntBits(a) >>> 23 & 0xff) - 127;
    }

    public static double nextUp(double a) {
        if (a < Double.POSITIVE_INFINITY) {
            long bits = Rt.doubleToLongBits(a + 0.0);
            return Rt.longBitsToDouble(bits + (bits >= 0L ? 1 : -1));
        }
        return a;
    }

    public static float nextUp(float a) {
        if (a < Float.POSITIVE_INFINITY) {
            int bits = Rt.floatToIntBits(a + 0.0f);
            return Rt.intBitsToFloat(bits + (bits >= 0 ? 1 : -1));
        }
        return a;
    }

    public static double nextDown(double a) {
        return -nextUp(-a);
    }

    public static float nextDown(float a) {
        return -nextUp(-a);
    }

    public static double nextAfter(double from, double to) {
        return from > to ? nextDown(from) : from < to ? nextUp(from) : from == to ? to : from + to;
    }

    public static float nextAfter(float from, double to) {
        return from > to ? nextDown(from) : from < to ? nextUp(from) : from == to ? (float) to : from + (float) to;
    }

    public static double ulp(double a) {
        a = abs(a);
        if (a == Double.POSITIVE_INFINITY) {
            return a;
        }
        return a == Double.MAX_VALUE ? a - nextDown(a) : nextUp(a) - a;
    }

    public static float ulp(float a) {
        a = abs(a);
        if (a == Float.POSITIVE_INFINITY) {
            return a;
        }
        return a == Float.MAX_VALUE ? a - nextDown(a) : nextUp(a) - a;
    }

    /** An input of the program: one of the numbers that {@link java.util.Random#nextDouble} can give. */
    public static double random() {
        return Rt.chooseLong(0L, (1L << 53) - 1) * 0x1.0p-53;
    }

    /** Two to the power of `n`, within the exponents of normal numbers. */
    private static double powerOfTwo(int n) {
        return Double.longBitsToDouble((n + 1023L) << 52);
    }

    public static double scalb(double d, int n) {
        // Beyond this, all is infinite or zero.
        int left = Math.max(-2200, Math.min(2200, n));
        int step = left < 0 ? -512 : 512;
        // The odd rest first: the result is rounded once at most.
        int rest = left % 512;
        double scaled = d * powerOfTwo(rest);
        for (left -= rest; left != 0; left -= step) {
            scaled *= powerOfTwo(step);
        }
        return scaled;
    }

    public static float scalb(float f, int n) {
        return (float) ((double) f * powerOfTwo(Math.max(-400, Math.min(400, n))));
    }
}

public final class StrictMath extends Math {
    private StrictMath() {
    }

    public static double sin(double a) {
        return Rt.strictSin(a);
    }

    public static double cos(double a) {
        return Rt.strictCos(a);
    }

    public static double tan(double a) {
        return Rt.strictTan(a);
    }

    public static double exp(double a) {
        return Rt.strictExp(a);
    }

    public static double log(double a) {
        return Rt.strictLog(a);
    }

    public static double log10(double a) {
        return Rt.strictLog10(a);
    }

    public static double pow(double a, double b) {
        return Rt.strictPow(a, b);
    }
}
