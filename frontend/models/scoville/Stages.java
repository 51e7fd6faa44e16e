package scoville;

/** What the program does with futures that are completed. Who reads these finds their last values: the front end knows them. */
public final class Stages {
    /** Replace the result of one. */
    public static boolean replaced;
    /** Let something wait for several. */
    public static boolean combined;
    /** Ask how many depend on one. */
    public static boolean counted;

    /** End one themselves, which may be one that a function is to be called for. */
    public static boolean ended;

    /** Have futures that others complete than tasks of the common pool. */
    public static boolean others;
    /** Hand something to the common pool. */
    public static boolean handed;
    /** Wait for something that is no future. */
    public static boolean blocks;

    private Stages() {
    }
}
