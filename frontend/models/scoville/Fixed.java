package scoville;

/** Tells objects whose `equals` and `hashCode` look at nothing that can change: it makes no difference when they are called. */
public final class Fixed {
    private Fixed() {
    }

    public static boolean is(Object o) {
        return o instanceof String || o instanceof Integer || o instanceof Long || o instanceof Enum || o instanceof Character
            || o instanceof Double || o instanceof Boolean || o instanceof Short || o instanceof Byte || o instanceof Float;
    }
}
