package scoville;

/** Equality as most collections ask for it. */
public final class Asked {
    private Asked() {
    }

    /** Asks the first object, also whether it is equal to itself, which `Objects.equals` takes for granted. */
    public static boolean equal(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }
}
