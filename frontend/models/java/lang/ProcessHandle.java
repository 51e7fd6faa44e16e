package java.lang;

import scoville.Rt;

/** This process, of which the number is not known. */
public interface ProcessHandle extends Comparable<ProcessHandle> {
    static ProcessHandle current() {
        return ThisProcess.ONLY;
    }

    long pid();

    boolean isAlive();
}

final class ThisProcess implements ProcessHandle {
    static final ThisProcess ONLY = new ThisProcess();

    private final long number = Rt.chooseLong(1, 4194304);

    private ThisProcess() {
    }

    public long pid() {
        return number;
    }

    public boolean isAlive() {
        return true;
    }

    public int compareTo(ProcessHandle other) {
        return Long.compare(number, other.pid());
    }

    public int hashCode() {
        return Long.hashCode(number);
    }

    public String toString() {
        return String.valueOf(number);
    }
}
