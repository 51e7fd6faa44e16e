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
}
