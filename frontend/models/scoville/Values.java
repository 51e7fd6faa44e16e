package scoville;

/** Numbers and times of which Java keeps some: which results are objects that were there before is not followed. */
public final class Values {
    private Values() {
    }

    /** What the front end calls for `a == b` in a program. */
    static boolean same(Object a, Object b) {
        if (a == b) {
            return true;
        }
        if (a != null && a.equals(b)) {
            Rt.unsupported("whether equal numbers or times are one object");
        }
        return false;
    }

    /** The same for what may be two texts. */
    static boolean sameText(Object a, Object b) {
        if (a == b) {
            return true;
        }
        ComparingTexts.needed();
        if (Interned.asked && a instanceof String && a.equals(b) && Interned.mayBeKept((String) a, (String) b)) {
            Rt.unsupported("whether a text is the very one that `intern` keeps");
        }
        return false;
    }
}
