package scoville;

/** What a task carries with it. */
public interface Context {
    /** Told at the end of the body of each scope that the task opens, if the task has set its context itself. */
    void bodyEnded();
}
