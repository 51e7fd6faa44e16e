package scoville;

/**
 * Tells objects of which nobody sees when they are called: whether they compare or are applied within a section of a model or outside
 * makes no difference then.
 */
public final class Fixed {
    private Fixed() {
    }

    /** They look at nothing that can change. */
    public static boolean is(Object o) {
        return o instanceof String || o instanceof Integer || o instanceof Long || o instanceof Character
            || o instanceof Double || o instanceof Boolean || o instanceof Short || o instanceof Byte || o instanceof Float
            || o instanceof Steady;
    }

    /** They may look at what can change, which makes no difference for what no task takes out of a section before. */
    public static boolean isQuiet(Object o) {
        return is(o) || o instanceof Quiet;
    }
}
