package scoville;

import java.util.ArrayList;

/** What is done at the end of the program, if it has asked for anything: see {@link Hooks}. */
public abstract class Ending {
    /** Whether there may be something to be done. Who reads it finds its last value: the front end knows it. */
    public static boolean possible;
    static Ending hooks;

    /** Begins with it all in the innermost scope, unless that has been done. */
    abstract boolean begin();

    /** The program is told to exit: does it all, and returns when it is done. Who comes second waits for ever, also if it is waited for. */
    public static void now() {
        if (possible) {
            Object done = Rt.cellNew();
            Body begin = () -> {
                if (!hooks.begin()) {
                    Rt.cellAwait(done);
                }
            };
            Threads.rethrow(Rt.scope(begin));
        }
    }

    /** All but daemons have ended. The scope is that of the end of the program. */
    static void last() {
        hooks.begin();
    }
}

/**
 * The threads that begin when all others but daemons have ended, or when the program is told to exit, and which it waits for. What they
 * start themselves it does not wait for. Nobody from outside ends the program.
 */
public final class Hooks extends Ending {
    static {
        possible = true;
        hooks = new Hooks();
    }

    private final ArrayList<Thread> threads = new ArrayList<Thread>();
    private boolean begun;

    private Hooks() {
        Rt.own(this, threads);
    }

    public static void add(Thread thread) {
        Rt.atEnd();
        if (thread == null) {
            throw new NullPointerException();
        }
        ((Hooks) hooks).enter(thread);
    }

    private void enter(Thread thread) {
        boolean alive = thread.isAlive();
        synchronized (Rt.internal(this)) {
            if (begun) {
                throw new IllegalStateException("Shutdown in progress");
            }
            for (int i = 0; i < threads.size(); i++) {
                if (threads.get(i) == thread) {
                    throw new IllegalArgumentException("Hook previously registered");
                }
            }
            if (alive) {
                throw new IllegalArgumentException("Hook already running");
            }
            threads.add(thread);
        }
    }

    public static boolean remove(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return ((Hooks) hooks).leave(thread);
    }

    private boolean leave(Thread thread) {
        synchronized (Rt.internal(this)) {
            if (begun) {
                throw new IllegalStateException("Shutdown in progress");
            }
            for (int i = 0; i < threads.size(); i++) {
                if (threads.get(i) == thread) {
                    threads.remove(i);
                    return true;
                }
            }
            return false;
        }
    }

    boolean begin() {
        synchronized (Rt.internal(this)) {
            if (begun) {
                return false;
            }
            begun = true;
        }
        for (int i = 0; i < threads.size(); i++) {
            threads.get(i).scovilleBegin();
        }
        return true;
    }
}
