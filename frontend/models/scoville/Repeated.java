package scoville;

/** A task that is executed again and again. */
public interface Repeated extends Runnable {
    /** Whether it is to be executed once more. */
    boolean goesOn();
}
