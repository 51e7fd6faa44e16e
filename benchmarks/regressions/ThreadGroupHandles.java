// expect: true
// note: A group handles what ends its threads, and those of groups within.

public class ThreadGroupHandles {
    static class Careful extends ThreadGroup {
        volatile int seen;

        Careful() {
            super("careful");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            assert thread.getThreadGroup().getParent() == this;
            seen++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Careful group = new Careful();
        ThreadGroup inner = new ThreadGroup(group, "inner");
        Thread thread = new Thread(inner, () -> {
            Thread child = new Thread(() -> { });
            assert child.getThreadGroup() == inner;
            throw new IllegalStateException();
        }, "worker");
        thread.start();
        thread.join();
        assert group.seen == 1 && thread.getThreadGroup() == null;
        assert group.parentOf(inner) && group.getParent().getName().equals("main");
    }
}
