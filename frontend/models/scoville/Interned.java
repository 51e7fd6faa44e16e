package scoville;

/**
 * Texts that were made by the program and handed to `intern` before an equal one was known to be kept. Java may keep these objects themselves,
 * or an equal text that was loaded before, be it by the library: that is not followed.
 */
public final class Interned {
    // What the program does. Who reads these finds their last values: the front end knows them.

    /** Hands any text to `intern`. */
    public static boolean asked;
    /** Compares objects that may be texts. */
    public static boolean compared;

    private static final Object all = new Object();
    private static Interned last;

    private final String text;
    private final Interned before;

    private Interned(String text, Interned before) {
        this.text = text;
        this.before = before;
    }

    /** The text that stands for all equal ones here. */
    public static String one(String text) {
        AskingInterned.needed();
        String one = Rt.intern(text);
        if (compared && one != text) {
            add(text);
        }
        return one;
    }

    /** An equal text is made of this one: if this is kept, no other will be. */
    public static void copied(String text) {
        if (compared && Rt.intern(text) == text) {
            add(text);
        }
    }

    private static void add(String text) {
        synchronized (Rt.internal(all)) {
            if (find(text) == null) {
                last = new Interned(text, last);
            }
        }
    }

    private static String find(String text) {
        for (Interned i = last; i != null; i = i.before) {
            if (i.text.equals(text)) {
                return i.text;
            }
        }
        return null;
    }

    /** Whether one of these two equal texts stands for all, and the other may be what Java keeps. */
    static boolean mayBeKept(String a, String b) {
        synchronized (Rt.internal(all)) {
            String first = find(a);
            String one = Rt.intern(a);
            return first != null && first != one && (first == a && one == b || first == b && one == a);
        }
    }
}

/** Is reached where objects are compared that may be texts. */
final class ComparingTexts {
    static {
        Interned.compared = true;
    }

    private ComparingTexts() {
    }

    static void needed() {
    }
}

/** Is reached where a text is handed to `intern`. */
final class AskingInterned {
    static {
        Interned.asked = true;
    }

    private AskingInterned() {
    }

    static void needed() {
    }
}
