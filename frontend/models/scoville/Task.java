package scoville;

/** Stands for a task: what belongs to it alone. */
public final class Task {
    /** Its thread object, once asked for; nobody else looks at it. */
    public Object thread;
    /** Whether it is a daemon thread: those that it makes are, too. */
    public boolean daemon;
    /** Whether it is one of those that begin at the end of the program. */
    public boolean ending;
    /** Whether it has interrupted itself; counts where no other task may interrupt it. */
    public boolean interrupted;
    /** Whether it is at a task that another one may stop or cancel; then it has a thread object. */
    public boolean worker;
    /** Whose thread it goes on with, if that is another one: the tasks of an executor with a single worker have one thread. */
    Task first;
    /** The pool that it is a worker of, if those help each other. */
    public Object pool;
    /** What it has forked, if it is one of a pool for fork-join tasks and somebody waits for the end of such. */
    public Object forked;
    /** Whether a worker of the common pool executes it for a future. */
    public boolean common;
    /** What it has handed to the common pool meanwhile: the first and the last. */
    public Object handed;
    public Object handedLast;
    /** The name of its thread, as far as it is known, if it is no thread of the program's own and names are asked for. */
    public String named;
    /** Its values of thread-local variables. */
    public Object locals;
    /** The bins of concurrent maps that it holds while it applies functions. */
    public Object held;
    /** How often it has looked at the clock. */
    public long readings;

    /** The current thread: what it holds and has stored is kept under the first task that it has executed. */
    public static Task thread() {
        Task task = Rt.currentTask();
        return task.first == null ? task : task.first;
    }

    /** To be called before a task fails because it does not hold what it unlocks. */
    public static void unlocks() {
        if (Rt.currentTask().first != null) {
            Rt.unsupported("unlocking what an earlier task of an executor's only worker may have locked");
        }
    }

    public void goesOnAs(Task other) {
        first = other;
    }
}
