package java.lang.management;

/** What a virtual machine tells of itself. */
public class ManagementFactory {
    private ManagementFactory() {
    }

    public static ThreadMXBean getThreadMXBean() {
        return Threads.ONLY;
    }

    public static RuntimeMXBean getRuntimeMXBean() {
        return Machine.ONLY;
    }

    public static MemoryMXBean getMemoryMXBean() {
        return Memory.ONLY;
    }

    public static OperatingSystemMXBean getOperatingSystemMXBean() {
        return Platform.ONLY;
    }
}
