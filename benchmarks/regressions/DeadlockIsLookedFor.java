// expect: true

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.ForkJoinPool;

/** Threads that wait for each other for ever would be found; here there are none. */
public class DeadlockIsLookedFor {
    public static void main(String[] args) {
        Object outer = new Object();
        Object inner = new Object();
        Runnable body = () -> {
            synchronized (outer) {
                synchronized (inner) {
                    System.out.println("both");
                }
            }
        };
        new Thread(body).start();
        new Thread(body).start();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long[] found = threads.findDeadlockedThreads();
        if (found != null) {
            for (ThreadInfo thread : threads.getThreadInfo(found)) {
                System.out.println(thread.getThreadName() + " waits for " + thread.getLockOwnerName());
            }
            throw new AssertionError();
        }
        System.out.println(new ForkJoinPool().getStealCount() + " stolen, " + threads.getThreadCount() + " threads of " + ManagementFactory.getRuntimeMXBean().getName());
    }
}
