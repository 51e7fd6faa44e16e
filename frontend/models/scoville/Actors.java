package scoville;

/** What actors of the program do. Who reads this finds its last value: the front end knows it. */
public final class Actors {
    /** Something after a call of `exit`. Only to be asked in an `if` of its own without an `else`. */
    public static boolean goOnAfterExit;

    private Actors() {
    }
}
