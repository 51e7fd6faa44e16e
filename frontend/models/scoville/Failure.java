package scoville;

/** Some of the threads that execute tasks. */
public interface Team {
    /** Whether others may execute tasks of theirs while they wait for them. */
    boolean scovilleIsHelped();
}

/** What a fork-join task has failed with, and by whom: another thread gets a copy of it. */
public final class Failure {
    private final Throwable thrown;
    private final Task by;
    private final Object place;
    /** Who has asked last, where it is open whether that is the same thread, and whether it was. */
    private Task asked;
    private boolean same;

    public Failure(Throwable thrown) {
        this.thrown = thrown;
        by = Task.thread();
        place = place(by);
    }

    /** What the current task gets. */
    public Throwable told() {
        Task me = Task.thread();
        if (me == by) {
            return thrown;
        }
        if (isOther(place(me))) {
            return thrown.$told(true);
        }
        boolean again;
        boolean kept;
        synchronized (Rt.internal(this)) {
            again = asked == me;
            kept = same;
        }
        if (again) {
            return kept ? thrown : thrown.$told(true);
        }
        Throwable told = thrown.$told(false);
        synchronized (Rt.internal(this)) {
            asked = me;
            same = told == thrown;
        }
        return told;
    }

    /** As much as is known of the thread of the current task: itself, if it is that of `main` or one of the program's own; or the pool of which it is a worker. */
    private static Object place(Task me) {
        TellingOutsiders.needed();
        boolean outside = Workers.isMain(me) || me.thread != null && ((Thread) me.thread).scovilleIsOwn();
        return outside ? me : Rt.currentTask().pool;
    }

    /** Whether who is there is surely another thread. */
    private boolean isOther(Object there) {
        if (place == null || there == null || place == there) {
            return false;
        }
        return !(place instanceof Task && helped(there) || there instanceof Task && helped(place));
    }

    private static boolean helped(Object place) {
        return place instanceof Team && ((Team) place).scovilleIsHelped();
    }
}
