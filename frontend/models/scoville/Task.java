package scoville;

/** Stands for a task: what belongs to it alone. */
public final class Task {
    /** Its thread object, once asked for; nobody else looks at it. */
    public Object thread;
    /** Whether it is a daemon thread: those that it makes are, too. */
    public boolean daemon;
    /** Its values of thread-local variables. */
    public Object locals;
    /** How often it has looked at the clock. */
    public long readings;
}
