package java.lang;

import java.util.ArrayList;
import java.util.Objects;
import scoville.OpenText;

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
    /** Has had no trace yet: a class may make its own of {@link #fillInStackTrace}. */
    private boolean isBare;
    private StackTraceElement[] trace;
    /** What it is a copy of, as something that it gathers: a copy of what a failed assertion throws tells of nothing else. */
    private Throwable[] original;

    public Throwable() {
        begin();
    }

    public Throwable(String message) {
        begin();
        this.detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        begin();
        this.detailMessage = message;
        this.cause = cause;
        this.causeIsSet = true;
    }

    /** `suppression` may turn `addSuppressed` off. */
    protected Throwable(String message, Throwable cause, boolean suppression, boolean writableStackTrace) {
        if (writableStackTrace) {
            begin();
        } else {
            hasNoTrace = true;
        }
        this.detailMessage = message;
        this.cause = cause;
        this.causeIsSet = true;
        this.keepsNone = !suppression;
    }

    public Throwable(Throwable cause) {
        begin();
        this.detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
        this.causeIsSet = true;
    }

    private void begin() {
        isBare = true;
        fillInStackTrace();
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

    /** Null if it is not known. */
    private StackTraceElement[] known() {
        return trace == null && (hasNoTrace || isBare) ? new StackTraceElement[0] : trace;
    }

    public StackTraceElement[] getStackTrace() {
        StackTraceElement[] own = known();
        return own == null ? StackTraceElement.scovilleUnknown() : own.clone();
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
        if (isBare) {
            isBare = false;
        }
        if (trace != null) {
            trace = null;
        }
        return this;
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(java.io.PrintStream s) {
        for (String line : new TraceText(this).lines) {
            s.println(line);
        }
    }

    public void printStackTrace(java.io.PrintWriter s) {
        for (String line : new TraceText(this).lines) {
            s.println(line);
        }
    }

    /** What `printStackTrace` prints. Frames of which nothing is known are one line of any characters. */
    private static final class TraceText {
        private static final StackTraceElement[] NONE = new StackTraceElement[0];

        final ArrayList<String> lines = new ArrayList<String>();
        private final ArrayList<Throwable> seen = new ArrayList<Throwable>();

        TraceText(Throwable all) {
            add(all, NONE, "", "");
        }

        private boolean isSeen(Throwable t) {
            for (int i = 0; i < seen.size(); i++) {
                if (seen.get(i) == t) {
                    return true;
                }
            }
            return false;
        }

        private void add(Throwable t, StackTraceElement[] enclosing, String caption, String indent) {
            if (isSeen(t)) {
                lines.add(indent + caption + "[CIRCULAR REFERENCE: " + t + "]");
                return;
            }
            seen.add(t);
            lines.add(indent + caption + t);
            StackTraceElement[] own = t.known();
            if (own == null) {
                lines.add(indent + (enclosing == NONE ? "\tat " : "\t") + OpenText.ANY);
            } else {
                frames(own, enclosing, indent);
            }
            for (int i = 0; t.suppressed != null && i < t.suppressed.length; i++) {
                add(t.suppressed[i], own, "Suppressed: ", indent + "\t");
            }
            Throwable cause = t.getCause();
            if (cause != null) {
                add(cause, own, "Caused by: ", indent);
            }
        }

        /** Those that it has in common with the one around it are only counted. */
        private void frames(StackTraceElement[] own, StackTraceElement[] enclosing, String indent) {
            if (own.length > 0 && enclosing == null) {
                lines.add(indent + "\t" + OpenText.ANY);
                return;
            }
            int common = 0;
            while (common < own.length && common < enclosing.length
                    && own[own.length - 1 - common].equals(enclosing[enclosing.length - 1 - common])) {
                common++;
            }
            for (int i = 0; i < own.length - common; i++) {
                lines.add(indent + "\tat " + own[i]);
            }
            if (common > 0) {
                lines.add(indent + "\t... " + common + " more");
            }
        }
    }

    public String toString() {
        String message = getLocalizedMessage();
        String name = scoville.Rt.className(this);
        return message != null ? name + ": " + message : name;
    }
}
