package scoville;

/** What loops of the program do. Who reads these finds their last values: the front end knows them. */
public final class Loops {
    /** Put items into a queue for ever. */
    public static boolean putForEver;

    private Loops() {
    }
}
