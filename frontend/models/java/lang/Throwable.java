package java.lang;

import java.util.Objects;

public class Throwable implements java.io.Serializable {
    // Set by the verifier on exceptions that it raises itself.
    private String detailMessage;
    private Throwable cause;
    private Throwable[] suppressed;
    private boolean causeIsSet;
    /** Whether what is suppressed is dropped. */
    private boolean keepsNone;
    /** Nothing is told of who has called whom; a trace that somebody has set is known. */
    private boolean hasNoTrace;
    private StackTraceElement[] trace;
    /** What it is a copy of, as something that it gathers: a copy of what a failed assertion throws tells of nothing else. */
    private Throwable[] original;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        this.detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        this.detailMessage = message;
        this.cause = cause;
        this.causeIsSet = true;
    }

    /** `suppression` may turn `addSuppressed` off. */
    protected Throwable(String message, Throwable cause, boolean suppression, boolean writableStackTrace) {
        if (writableStackTrace) {
            fillInStackTrace();
        } else {
            hasNoTrace = true;
        }
        this.detailMessage = message;
        this.cause = cause;
        this.causeIsSet = true;
        this.keepsNone = !suppression;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        this.detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
        this.causeIsSet = true;
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    /** From now on it says what its class makes of it. */
    public void $describe() {
        String text;
        try {
            text = getLocalizedMessage();
        } catch (Throwable other) {
            return;
        }
        detailMessage = text;
    }

    /**
     * What a thread gets that asks a fork-join task for it, which another thread has failed with: a copy where the class allows one,
     * as `ForkJoinTask.getThrowableException` of JDK 17 makes it. Whether it is another thread is open, unless that is sure.
     */
    public final Throwable $told(boolean sure) {
        Throwable copy = $another(sure);
        if (copy != this) {
            copy.original = new Throwable[] {this};
        }
        return copy;
    }

    /** Classes that can be copied answer this otherwise (lower/copies.rs). */
    Throwable $another(boolean sure) {
        return this;
    }

    /** Whether it is the same thread. */
    static boolean $keeps(boolean sure) {
        return !sure && scoville.Rt.chooseBoolean();
    }

    public Throwable getCause() {
        return cause;
    }

    public synchronized Throwable initCause(Throwable cause) {
        if (causeIsSet) {
            throw new IllegalStateException("Can't overwrite cause with " + Objects.toString(cause, "a null"), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        causeIsSet = true;
        return this;
    }

    public final synchronized void addSuppressed(Throwable t) {
        if (t == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", t);
        }
        if (t == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (keepsNone) {
            return;
        }
        int n = suppressed == null ? 0 : suppressed.length;
        Throwable[] more = new Throwable[n + 1];
        for (int i = 0; i < n; i++) {
            more[i] = suppressed[i];
        }
        more[n] = t;
        suppressed = more;
    }

    public final synchronized Throwable[] getSuppressed() {
        return suppressed == null ? new Throwable[0] : suppressed.clone();
    }

    public StackTraceElement[] getStackTrace() {
        if (hasNoTrace) {
            return new StackTraceElement[0];
        }
        return trace == null ? StackTraceElement.scovilleUnknown() : trace.clone();
    }

    public void setStackTrace(StackTraceElement[] trace) {
        StackTraceElement[] copy = trace.clone();
        for (StackTraceElement e : copy) {
            if (e == null) {
                throw new NullPointerException("stackTrace");
            }
        }
        if (!hasNoTrace) {
            this.trace = copy;
        }
    }

    /** Called by constructors. */
    public Throwable fillInStackTrace() {
        if (trace != null) {
            trace = null;
        }
        return this;
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    /** The cause, unless it is the exception itself. */
    private Throwable scovilleCause() {
        Throwable e = getCause();
        return e == this ? null : e;
    }

    /** Which lines call which is not told. */
    public void printStackTrace(java.io.PrintStream s) {
        s.println(toString());
        for (Throwable e = scovilleCause(); e != null; e = e.scovilleCause()) {
            s.println("Caused by: " + e);
        }
    }

    public void printStackTrace(java.io.PrintWriter s) {
        s.println(toString());
        for (Throwable e = scovilleCause(); e != null; e = e.scovilleCause()) {
            s.println("Caused by: " + e);
        }
    }

    public String toString() {
        String message = getLocalizedMessage();
        String name = scoville.Rt.className(this);
        return message != null ? name + ": " + message : name;
    }
}
