package scoville;

/** What the program does with futures that are completed. Who reads these finds their last values: the front end knows them. */
public final class Stages {
    /** Replace the result of one. */
    public static boolean replaced;
    /** Complete one without executing what it stands for. */
    public static boolean taken;
    /** Let something wait for several. */
    public static boolean combined;
    /** Ask how many depend on one. */
    public static boolean counted;

    private Stages() {
    }
}
