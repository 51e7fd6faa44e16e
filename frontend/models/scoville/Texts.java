package scoville;

/** Texts as sequences of characters. */
public final class Texts {
    private Texts() {
    }

    /** The characters of a sequence: one of the program's may say of itself in `toString` what it likes. */
    public static String charactersOf(CharSequence s) {
        boolean ours = s instanceof String || s instanceof StringBuilder || s instanceof StringBuffer;
        return ours ? s.toString() : new StringBuilder().append(s, 0, s.length()).toString();
    }
}
