package scoville;

/** Who waits in a monitor or for a condition. All of it is looked at by tasks in that monitor only. */
public final class Waiters {
    /** The one that came first. */
    private Waiter first;

    public Waiter add(boolean timed) {
        Waiter me = new Waiter(timed);
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
        if (first == null) {
            return;
        }
        Waiter w = first;
        while (w.next != null && Rt.chooseBoolean()) {
            w = w.next;
        }
        remove(w);
        w.told = true;
    }

    /** Tells the first one. Of those with a time limit, it may have run out before. */
    public void first() {
        while (first != null) {
            Waiter w = first;
            first = w.next;
            if (!w.timed || Rt.chooseBoolean()) {
                w.told = true;
                return;
            }
            w.gone = true;
        }
    }

    public void all() {
        for (Waiter w = first; w != null; w = w.next) {
            w.told = true;
        }
        first = null;
    }
}

/**
 * A task that waits: it leaves the monitor, and enters it again and again until it has been told; if there is a time
 * limit, it enters once, because the time may run out at any moment, and that it has shows only then.
 */
public final class Waiter {
    final boolean timed;
    public boolean told;
    /** No longer among those who wait, though it has not been told. */
    public boolean gone;
    Waiter next;

    Waiter(boolean timed) {
        this.timed = timed;
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

/**
 * Waiting in monitors. Nobody wakes without having been told, or, with a time limit, at any time; who is told may be any
 * of those who wait.
 */
public final class Monitors {
    static boolean waiting;

    private Monitors() {
    }

    private static void check(Object o) {
        if (o instanceof Class) {
            Rt.unsupported("waiting in the monitor of a class");
        }
        if (!Rt.holds(o)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    private static Waiters of(Object o) {
        Waiters set = o.$waiters();
        if (set == null) {
            Rt.unsupported("waiting in the monitor of an array, a text or a box");
        }
        return set;
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

    public static void await(Object o) {
        Waiting.needed();
        check(o);
        Waiter me = of(o).add(false);
        int held = leave(o);
        while (true) {
            enter(o, held);
            if (me.told) {
                return;
            }
            leave(o);
        }
    }

    public static void awaitTimed(Object o) {
        Waiting.needed();
        check(o);
        Waiters set = of(o);
        Waiter me = set.add(true);
        int held = leave(o);
        enter(o, held);
        if (!me.told) {
            set.remove(me);
        }
    }

    public static void tell(Object o) {
        check(o);
        if (waiting) {
            of(o).any();
        }
    }

    public static void tellAll(Object o) {
        check(o);
        if (waiting) {
            of(o).all();
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
