package java.lang;

import scoville.OpenText;
import scoville.Rt;

/** One of the program's own, or one of which nothing is known: that may be printed. */
public final class StackTraceElement implements java.io.Serializable {
    /** As many has the stack of a thread that has begun, or that of an exception: a stated number, which reports say. */
    private static final int DEPTH = 16;

    private final String type;
    private final String method;
    private final String file;
    private final int line;

    public StackTraceElement(String type, String method, String file, int line) {
        if (type == null) {
            throw new NullPointerException("Declaring class is null");
        }
        if (method == null) {
            throw new NullPointerException("Method name is null");
        }
        this.type = type;
        this.method = method;
        this.file = file;
        this.line = line;
    }

    static StackTraceElement[] scovilleUnknown() {
        StackTraceElement[] all = new StackTraceElement[DEPTH];
        StackTraceElement any = new StackTraceElement(OpenText.ANY, OpenText.ANY, OpenText.ANY, 0);
        for (int i = 0; i < DEPTH; i++) {
            all[i] = any;
        }
        return all;
    }

    private boolean isKnown() {
        return !Rt.isUnknown(type);
    }

    public String getClassName() {
        return type;
    }

    public String getMethodName() {
        return method;
    }

    public String getFileName() {
        return file;
    }

    public int getLineNumber() {
        if (!isKnown()) {
            Rt.unsupported("in which line an element of a stack trace is");
        }
        return line;
    }

    /** What the front end calls for the line as a part of a text. */
    static String scovilleLine(StackTraceElement of) {
        return of.isKnown() ? String.valueOf(of.line) : OpenText.ANY;
    }

    /** What the front end calls for the length of a trace. */
    static int scovilleDepth(StackTraceElement[] trace) {
        if (trace.length == DEPTH && trace[0] != null && !trace[0].isKnown()) {
            Rt.unsupported("how many elements a stack trace has");
        }
        return trace.length;
    }

    public boolean isNativeMethod() {
        return isKnown() ? line == -2 : Rt.chooseBoolean();
    }

    public String getModuleName() {
        return isKnown() ? null : OpenText.ANY;
    }

    public boolean equals(Object o) {
        if (!(o instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement other = (StackTraceElement) o;
        return type.equals(other.type) && method.equals(other.method) && java.util.Objects.equals(file, other.file) && line == other.line;
    }

    public int hashCode() {
        return 31 * (31 * (31 * type.hashCode() + method.hashCode()) + java.util.Objects.hashCode(file)) + line;
    }

    public String toString() {
        String where = line == -2 ? "Native Method" : file == null ? "Unknown Source" : line >= 0 ? file + ":" + line : file;
        return isKnown() ? type + "." + method + "(" + where + ")" : OpenText.ANY;
    }
}
