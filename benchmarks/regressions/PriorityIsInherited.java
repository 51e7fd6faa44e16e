// expect: true
// note: A thread has the priority of the one that makes it, a virtual one and the worker of a pool have not.

import java.util.concurrent.Executors;

public class PriorityIsInherited {
    public static void main(String[] args) throws Exception {
        Thread.currentThread().setPriority(7);
        Thread t = new Thread(() -> {
            assert Thread.currentThread().getPriority() == 7;
        });
        assert t.getPriority() == 7;
        t.start();
        Thread v = Thread.ofVirtual().unstarted(() -> { });
        v.setPriority(9);
        assert v.getPriority() == Thread.NORM_PRIORITY;
        try {
            v.setDaemon(false);
            assert false;
        } catch (IllegalArgumentException e) {
            assert v.isDaemon();
        }
        assert Executors.defaultThreadFactory().newThread(() -> { }).getPriority() == Thread.NORM_PRIORITY;
        // Its state is looked at until it has ended.
        while (t.getState() != Thread.State.TERMINATED) {
            Thread.yield();
        }
        assert Thread.State.NEW == v.getState();
    }
}
