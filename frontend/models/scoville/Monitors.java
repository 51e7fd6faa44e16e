package scoville;

/** Who waits in a monitor or for a condition. All of it is looked at by tasks in that monitor only. */
public final class Waiters {
    /** The one that came first. */
    private Waiter first;

    /** The current task waits, for no longer than a while, or until it is interrupted. */
    public Waiter add(boolean timed, boolean interruptibly) {
        Waiter me = new Waiter(timed);
        if (interruptibly && Interrupts.exposed()) {
            me.thread = (Thread) Rt.currentTask().thread;
        }
        if (first == null) {
            first = me;
        } else {
            Waiter last = first;
            while (last.next != null) {
                last = last.next;
            }
            last.next = me;
        }
        return me;
    }

    /** How many there are. */
    public int count() {
        int n = 0;
        for (Waiter w = first; w != null; w = w.next) {
            if (w.timed || w.thread != null) {
                Rt.unsupported("counting those who wait for a condition and may leave");
            }
            n++;
        }
        return n;
    }

    public void remove(Waiter w) {
        if (first == w) {
            first = w.next;
            return;
        }
        Waiter before = first;
        while (before.next != w) {
            before = before.next;
        }
        before.next = w.next;
    }

    /** Tells any of them. */
    void any() {
        while (first != null) {
            Waiter w = first;
            while (w.next != null && Rt.chooseBoolean()) {
                w = w.next;
            }
            remove(w);
            if (!w.left()) {
                w.told = true;
                return;
            }
        }
    }

    /** Tells the first one. Of those with a time limit, it may have run out before. */
    public void first() {
        while (first != null) {
            Waiter w = first;
            first = w.next;
            if (w.timed && !Rt.chooseBoolean()) {
                w.gone = true;
            } else if (!w.left()) {
                w.told = true;
                return;
            }
        }
    }

    public void all() {
        for (Waiter w = first; w != null; w = w.next) {
            if (!w.left()) {
                w.told = true;
            }
        }
        first = null;
    }

    /** The current task is in the monitor again: whether it has waited long enough. An interrupt after it has been told is not for this wait. */
    public boolean ends(Waiter me) throws InterruptedException {
        if (me.told) {
            return true;
        }
        if (!Interrupts.pending()) {
            return false;
        }
        end(me);
        throw Interrupts.taken();
    }

    /** The same for one with a time limit: it has been told, or its time is over. */
    public void endsTimed(Waiter me) throws InterruptedException {
        if (!ends(me)) {
            end(me);
        }
    }

    private void end(Waiter me) {
        if (!me.gone) {
            remove(me);
        }
    }
}

/**
 * A task that waits: it leaves the monitor, and enters it again and again until it has been told, or interrupted; if there is a time
 * limit, it enters once, because the time may run out at any moment, and that it has shows only then.
 */
public final class Waiter {
    final boolean timed;
    public boolean told;
    /** No longer among those who wait, though it has not been told. */
    public boolean gone;
    /** What may be interrupted, so that the wait ends; or null. */
    Thread thread;
    public static final int NO_NUMBER = -1;

    /** Whose wait it is, where that is asked for. */
    public Thread of;
    /** Which one it is of those who wait for a lock, where that is asked for, from when it has been told. */
    public int number = NO_NUMBER;
    Waiter next;

    Waiter(boolean timed) {
        this.timed = timed;
    }

    /** Whether it has left because it was interrupted, before it could be told: then another one is told. */
    boolean left() {
        if (!Interrupts.byOthers || thread == null || !thread.scovilleFlag() || !Rt.chooseBoolean()) {
            return false;
        }
        gone = true;
        return true;
    }
}

/** Is reached where something may wait in a monitor. */
final class Waiting {
    static {
        Monitors.waiting = true;
    }

    private Waiting() {
    }

    static void needed() {
    }
}

/** Those who wait in the monitors of arrays and texts. */
final class WaitersOfOther {
    private static final Object all = new Object();
    private static WaitersOfOther last;

    private final Object object;
    private final Waiters set = new Waiters();
    private final WaitersOfOther before;

    private WaitersOfOther(Object object, WaitersOfOther before) {
        this.object = object;
        this.before = before;
    }

    static Waiters in(Object o, boolean made) {
        if (!(o instanceof String) && Rt.className(o).charAt(0) != '[') {
            if (made) {
                Rt.unsupported("waiting in the monitor of this object");
            }
            return null;
        }
        synchronized (Rt.internal(all)) {
            for (WaitersOfOther w = last; w != null; w = w.before) {
                if (w.object == o) {
                    return w.set;
                }
            }
            if (!made) {
                return null;
            }
            last = new WaitersOfOther(o, last);
            return last.set;
        }
    }
}

/**
 * Waiting in monitors. Nobody wakes without having been told, or, with a time limit, at any time; who is told may be any
 * of those who wait.
 */
public final class Monitors {
    static boolean waiting;

    private Monitors() {
    }

    private static void check(Object o) {
        if (!Rt.holds(o)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    private static Waiters of(Object o) {
        Waiters set = o.$waiters();
        if (set == null) {
            set = WaitersOfOther.in(o, true);
        }
        return set;
    }

    /** The set of an object, or nothing if nobody can wait in its monitor: who does ends the analysis. */
    private static Waiters known(Object o) {
        Waiters set = o.$waiters();
        return set == null ? WaitersOfOther.in(o, false) : set;
    }

    private static int leave(Object o) {
        int held = 0;
        while (Rt.holdsWrite(o)) {
            Rt.leaveWrite(o);
            held++;
        }
        if (held == 0) {
            Rt.unsupported("waiting in a monitor that cannot be left here");
        }
        return held;
    }

    private static void enter(Object o, int times) {
        for (int i = 0; i < times; i++) {
            Rt.enterWrite(o);
        }
    }

    public static void await(Object o) throws InterruptedException {
        Waiting.needed();
        check(o);
        Interrupts.check();
        Waiters set = of(o);
        Waiter me = set.add(false, true);
        int held = leave(o);
        while (true) {
            enter(o, held);
            if (set.ends(me)) {
                return;
            }
            leave(o);
        }
    }

    public static void awaitTimed(Object o) throws InterruptedException {
        Waiting.needed();
        check(o);
        Interrupts.check();
        Waiters set = of(o);
        Waiter me = set.add(true, true);
        int held = leave(o);
        enter(o, held);
        set.endsTimed(me);
    }

    public static void tell(Object o) {
        check(o);
        if (waiting) {
            Waiters set = known(o);
            if (set != null) {
                set.any();
            }
        }
    }

    public static void tellAll(Object o) {
        check(o);
        if (waiting) {
            Waiters set = known(o);
            if (set != null) {
                set.all();
            }
        }
    }

    /** The end of a thread tells all that wait in its monitor. */
    public static void ended(Thread thread) {
        if (waiting) {
            Waiters set = thread.$waiters();
            if (set != null) {
                Rt.enterWrite(thread);
                set.all();
                Rt.leaveWrite(thread);
            }
        }
    }
}
