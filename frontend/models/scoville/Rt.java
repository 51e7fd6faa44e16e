package scoville;

/** What library models can ask of the verifier: each method stands for one operation of the task IR. */
public final class Rt {
    private Rt() {
    }

    // Tasks: kind is "async", "future", "iteration", "await", "message" or "actor"; body is a functional object.
    public static native void spawn(String kind, Object body, Object[] awaits, Object result);

    /** The new task takes over these registrations on barriers. */
    public static native void spawn(String kind, Object body, Object[] awaits, Object result, Object[] registrations);

    // What the task carries with it (see Context), and whether it has set that itself or inherited it.
    public static native Object context();

    public static native boolean contextIsOwn();

    public static native void contextSet(Object context);

    /** How many scopes the task has open. */
    public static native int scopeDepth();

    // Barriers: modes are 1 signals, 2 waits, 3 both; the results and arguments are registrations.
    public static native Object barrierNew(int mode, int bound);

    public static native Object register(Object like, int mode);

    public static native void barrierSignal(Object registration);

    public static native void barrierWait(Object registration);

    public static native void barrierDrop(Object registration);

    /** Runs the body and waits for all tasks created in it; what they and the body threw. */
    public static native Throwable[] scope(Object body);

    /** What the body of the last scope in the same method has thrown itself, or null. */
    public static native Throwable bodyThrew();

    // Cells: how is "value", "exception" or "cancel"; states are 0 empty, 1 value, 2 exception, 3 cancelled.
    public static native Object cellNew();

    public static native boolean cellFill(String how, Object cell, Object value);

    public static native int cellAwait(Object cell);

    public static native int cellPoll(Object cell);

    // In sections of one lock: what the task has done is behind those who learn of the same object later. That follows from the order of
    // the sections; said where it is what the class is for, and where little depends on who came first, it spares looking at orders.
    public static native void tell(Object of);

    public static native void learn(Object of);

    /** Value or throwable of the last cell read in the same method. */
    public static native Object cellValue();

    /** The same for a task that only the end of the program waits for. */
    public static native void spawnThread(String kind, Object body, Object[] awaits, Object result);

    /** The same for a task that nobody waits for: the program may end without it. */
    public static native void spawnDaemon(String kind, Object body, Object[] awaits, Object result);

    /** The task ends here, and whoever waits for it goes on; what is left of it, a task does that nobody waits for. */
    public static native void resign();

    /** Stands for the current task; always the same object. */
    public static native Task currentTask();

    // Monitors beyond the bounds of a statement: entered and left in any order, each as often as entered.
    public static native void enterWrite(Object o);

    public static native void enterRead(Object o);

    public static native void leaveWrite(Object o);

    public static native void leaveRead(Object o);

    /** Whether the current task is in the monitor of the object. */
    public static native boolean holds(Object o);

    public static native boolean holdsRead(Object o);

    public static native boolean holdsWrite(Object o);

    // Only as the lock of a synchronized statement.
    public static native Object isolatedGlobal();

    public static native Object isolatedObjects(Object[] write, Object[] read);

    public static native Object nestedGlobal();

    public static native Object nestedObjects(Object[] objects);

    public static native Object internal(Object owner);

    public static native boolean inIsolated();

    /** Whether the current task is in any monitor. */
    public static native boolean inMonitor();

    public static native int chooseInt(int lo, int hi);

    public static native long chooseLong(long lo, long hi);

    public static native boolean chooseBoolean();

    public static native double chooseDouble();

    public static native void assume(boolean condition);

    public static native void halt(int status);

    /** What is done at the end of the program, it does in `Hooks`. */
    public static native void atEnd();

    /** A final field of `System` gets another value. */
    public static native void redirect(String field, Object value);

    /** Whether tasks of a pool wait for a worker; otherwise there are as many as need be. */
    public static native boolean poolsBounded();

    /** What the program finds on its standard input. */
    public static native String console();

    /** What the program finds in the file of this name; null if it is not given one. */
    public static native String file(String name);

    public static native void print(String text);

    public static native void println(String text);

    public static native void printErr(String text);

    public static native void printlnErr(String text);

    /** The owned object is an internal part of the owner. */
    public static native void own(Object owner, Object owned);

    /** A new array of the dynamic type of another. */
    public static native Object[] newArrayLike(Object[] like, int length);

    public static native String className(Object o);

    public static native int identityHash(Object o);

    /** Notes whether the task has used a hash code that may be any number; what it noted before. */
    public static native boolean openHash(boolean used);

    /** Ends the analysis: the program does what no model describes. */
    public static native boolean unsupported(String what);

    // Pure functions.
    public static native double sqrt(double a);

    public static native double cbrt(double a);

    // As a JVM does it, and as fdlibm does it.

    public static native double strictSin(double a);

    public static native double strictCos(double a);

    public static native double strictTan(double a);

    public static native double strictExp(double a);

    public static native double strictLog(double a);

    public static native double strictLog10(double a);

    public static native double strictPow(double a, double b);

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static native double asin(double a);

    public static native double acos(double a);

    public static native double atan(double a);

    public static native double atan2(double a, double b);

    public static native double sinh(double a);

    public static native double cosh(double a);

    public static native double tanh(double a);

    public static native double exp(double a);

    public static native double log(double a);

    public static native double log10(double a);

    public static native double log1p(double a);

    public static native double expm1(double a);

    /** The IEEE remainder. */
    public static native double remainder(double a, double b);

    public static native double fma(double a, double b, double c);

    public static native float fmaFloat(float a, float b, float c);

    public static native double pow(double a, double b);

    public static native double hypot(double a, double b);

    public static native double floor(double a);

    public static native double ceil(double a);

    public static native double rint(double a);

    public static native long doubleToLongBits(double a);

    public static native double longBitsToDouble(long a);

    public static native int floatToIntBits(float a);

    public static native float intBitsToFloat(int a);

    public static native String stringOfBoolean(boolean a);

    public static native String stringOfChar(char a);

    public static native String stringOfCodePoint(int a);

    public static native String stringOfInt(int a);

    public static native String stringOfLong(long a);

    public static native String stringOfFloat(float a);

    public static native String stringOfDouble(double a);

    public static native String stringOfIntRadix(int a, int radix);

    public static native String stringOfLongRadix(long a, int radix);

    public static native String stringOfFixed(double a, int digits);

    public static native String stringOfScientific(double a, int digits);

    public static native int parseInt(String s, int radix);

    public static native long parseLong(String s, int radix);

    public static native double parseDouble(String s);

    public static native float parseFloat(String s);

    public static native String concat(String a, String b);

    public static native int stringLength(String s);

    /** Whether the text depends on the schedule or the input. Only for what makes no difference but in texts. */
    public static native boolean isUnknown(String s);

    public static native char charAt(String s, int i);

    public static native String substring(String s, int begin, int end);

    public static native boolean stringEquals(String a, String b);

    public static native boolean equalsIgnoreCase(String a, String b);

    public static native int compareStrings(String a, String b);

    public static native int stringHash(String s);

    public static native int indexOf(String s, String what, int from);

    public static native boolean contains(String s, String what);

    public static native int lastIndexOf(String s, String what, int from);

    public static native boolean startsWith(String s, String prefix, int from);

    public static native String replace(String s, String from, String to);

    public static native String toUpperCase(String s);

    public static native String toLowerCase(String s);

    public static native String trim(String s);

    public static native String strip(String s, boolean leading, boolean trailing);

    public static native String intern(String s);

    public static native boolean isLetter(int c);

    public static native boolean isAlphabetic(int c);

    /** The value of a decimal digit, or -1. */
    public static native int decimal(int c);

    public static native boolean isDigit(int c);

    public static native boolean isWhitespace(int c);

    public static native boolean isUpperCase(int c);

    public static native boolean isLowerCase(int c);

    public static native int charToUpperCase(int c);

    public static native int charToLowerCase(int c);
}
