package java.lang.management;

import scoville.OpenText;
import scoville.Rt;

public interface RuntimeMXBean {
    String getName();

    long getPid();

    String getVmName();

    String getVmVendor();

    String getVmVersion();

    String getSpecVersion();

    long getStartTime();

    long getUptime();
}

public interface MemoryMXBean {
    MemoryUsage getHeapMemoryUsage();

    MemoryUsage getNonHeapMemoryUsage();

    void gc();
}

public interface OperatingSystemMXBean {
    String getName();

    String getArch();

    String getVersion();

    int getAvailableProcessors();

    double getSystemLoadAverage();
}

public class MemoryUsage {
    private final long init;
    private final long used;
    private final long committed;
    private final long max;

    public MemoryUsage(long init, long used, long committed, long max) {
        this.init = init;
        this.used = used;
        this.committed = committed;
        this.max = max;
    }

    public long getInit() {
        return init;
    }

    public long getUsed() {
        return used;
    }

    public long getCommitted() {
        return committed;
    }

    public long getMax() {
        return max;
    }

    public String toString() {
        return "init = " + init + "(" + (init >> 10) + "K) used = " + used + "(" + (used >> 10) + "K) committed = " + committed + "("
            + (committed >> 10) + "K) max = " + max + "(" + (max >> 10) + "K)";
    }
}

final class Machine implements RuntimeMXBean {
    static final Machine ONLY = new Machine();
    private static final long START = 1_820_000_000_000L;

    public String getName() {
        return OpenText.ANY;
    }

    public long getPid() {
        return ProcessHandle.current().pid();
    }

    public String getVmName() {
        return OpenText.ANY;
    }

    public String getVmVendor() {
        return OpenText.ANY;
    }

    public String getVmVersion() {
        return OpenText.ANY;
    }

    public String getSpecVersion() {
        return OpenText.ANY;
    }

    public long getStartTime() {
        return START;
    }

    public long getUptime() {
        return System.currentTimeMillis() - START;
    }
}

/** The numbers that `Runtime` tells. */
final class Memory implements MemoryMXBean {
    static final Memory ONLY = new Memory();

    public MemoryUsage getHeapMemoryUsage() {
        Runtime machine = Runtime.getRuntime();
        long total = machine.totalMemory();
        return new MemoryUsage(total, total - machine.freeMemory(), total, machine.maxMemory());
    }

    public MemoryUsage getNonHeapMemoryUsage() {
        long used = Rt.chooseInt(0, Integer.MAX_VALUE);
        return new MemoryUsage(0, used, used, -1);
    }

    public void gc() {
    }
}

final class Platform implements OperatingSystemMXBean {
    static final Platform ONLY = new Platform();

    public String getName() {
        return System.getProperty("os.name");
    }

    public String getArch() {
        return System.getProperty("os.arch");
    }

    public String getVersion() {
        return System.getProperty("os.version");
    }

    public int getAvailableProcessors() {
        return Runtime.getRuntime().availableProcessors();
    }

    public double getSystemLoadAverage() {
        return Rt.chooseDouble();
    }
}
