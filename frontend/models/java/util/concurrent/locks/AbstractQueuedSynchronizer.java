package java.util.concurrent.locks;

import java.io.Serializable;
import java.util.Date;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import scoville.Interrupts;
import scoville.Row;
import scoville.Rt;

public abstract class AbstractOwnableSynchronizer implements Serializable {
    private Thread owner;

    protected AbstractOwnableSynchronizer() {
    }

    protected final void setExclusiveOwnerThread(Thread thread) {
        synchronized (Rt.internal(this)) {
            owner = thread;
        }
    }

    protected final Thread getExclusiveOwnerThread() {
        synchronized (Rt.internal(this)) {
            return owner;
        }
    }
}

/**
 * A number, and those who wait until it lets them go on, in the order in which they came. Who comes first in the queue tries again
 * when it has been told, by a release that succeeds; one that does not, and a change of the number alone, tell nobody. Who has not
 * waited yet may come before those who have.
 */
public abstract class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer {
    /** One who waits. Belongs to the section of the queue. */
    private static final class Node {
        final scoville.Task task = scoville.Task.thread();
        final boolean shared;
        /** Filled when it is to try again. */
        Object told = Rt.cellNew();

        Node(boolean shared) {
            this.shared = shared;
        }
    }

    private int state;
    private final Row<Node> queue = new Row<Node>();
    private boolean contended;

    protected AbstractQueuedSynchronizer() {
        Rt.own(this, queue);
    }

    protected final int getState() {
        synchronized (Rt.internal(this)) {
            return state;
        }
    }

    protected final void setState(int v) {
        synchronized (Rt.internal(this)) {
            state = v;
        }
    }

    protected final boolean compareAndSetState(int expected, int v) {
        synchronized (Rt.internal(this)) {
            if (state != expected) {
                return false;
            }
            state = v;
            return true;
        }
    }

    // What subclasses are to say.

    protected boolean tryAcquire(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(int arg) {
        throw new UnsupportedOperationException();
    }

    protected int tryAcquireShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    // The queue.

    private void enter(Node node) {
        synchronized (Rt.internal(queue)) {
            contended = true;
            queue.add(node);
        }
    }

    private void leave(Node node) {
        synchronized (Rt.internal(queue)) {
            queue.remove(node);
        }
    }

    private void tellFirst(boolean onlyShared) {
        Object told = null;
        synchronized (Rt.internal(queue)) {
            Node first = queue.first();
            if (first != null && (!onlyShared || first.shared)) {
                told = first.told;
            }
        }
        if (told != null) {
            Rt.cellFill("value", told, null);
        }
    }

    private boolean attempt(boolean shared, int arg) {
        return shared ? tryAcquireShared(arg) >= 0 : tryAcquire(arg);
    }

    private void giveUp(Node node) {
        leave(node);
        tellFirst(false);
    }

    /** Is in the queue until it has got what it wants, or in the set of a condition at first. */
    private void await(Node node, int arg, boolean interruptibly) throws InterruptedException {
        while (true) {
            Object told;
            boolean first;
            synchronized (Rt.internal(queue)) {
                told = node.told;
                first = queue.first() == node;
            }
            if (first) {
                boolean got;
                try {
                    got = attempt(node.shared, arg);
                } catch (Throwable t) {
                    giveUp(node);
                    throw t;
                }
                if (got) {
                    leave(node);
                    if (node.shared) {
                        tellFirst(true);
                    }
                    return;
                }
            }
            if (interruptibly && Interrupts.looks()) {
                while (Rt.cellPoll(told) == 0) {
                    if (Interrupts.pending()) {
                        giveUp(node);
                        throw Interrupts.taken();
                    }
                }
            }
            Rt.cellAwait(told);
            synchronized (Rt.internal(queue)) {
                node.told = Rt.cellNew();
            }
        }
    }

    private void acquire(boolean shared, int arg, boolean interruptibly) throws InterruptedException {
        if (!attempt(shared, arg)) {
            Node node = new Node(shared);
            enter(node);
            await(node, arg, interruptibly);
        }
    }

    public final void acquire(int arg) {
        acquire(false, arg, false);
    }

    public final void acquireInterruptibly(int arg) throws InterruptedException {
        Interrupts.check();
        acquire(false, arg, true);
    }

    /** The time may always be too short, unless the first attempt succeeds. */
    public final boolean tryAcquireNanos(int arg, long nanos) throws InterruptedException {
        Interrupts.check();
        return attempt(false, arg);
    }

    public final boolean release(int arg) {
        if (!tryRelease(arg)) {
            return false;
        }
        tellFirst(false);
        return true;
    }

    public final void acquireShared(int arg) {
        acquire(true, arg, false);
    }

    public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
        Interrupts.check();
        acquire(true, arg, true);
    }

    /** The time may always be too short, unless the first attempt succeeds. */
    public final boolean tryAcquireSharedNanos(int arg, long nanos) throws InterruptedException {
        Interrupts.check();
        return attempt(true, arg);
    }

    public final boolean releaseShared(int arg) {
        if (!tryReleaseShared(arg)) {
            return false;
        }
        tellFirst(false);
        return true;
    }

    public final boolean hasQueuedThreads() {
        synchronized (Rt.internal(queue)) {
            return queue.first() != null;
        }
    }

    public final boolean hasContended() {
        synchronized (Rt.internal(queue)) {
            return contended;
        }
    }

    public final boolean hasQueuedPredecessors() {
        scoville.Task me = scoville.Task.thread();
        synchronized (Rt.internal(queue)) {
            Node first = queue.first();
            return first != null && first.task != me;
        }
    }

    public final int getQueueLength() {
        synchronized (Rt.internal(queue)) {
            return queue.size();
        }
    }

    public String toString() {
        return super.toString() + "[State = " + getState() + ", " + (hasQueuedThreads() ? "non" : "") + "empty queue]";
    }

    public final boolean owns(ConditionObject condition) {
        return condition.belongsTo(this);
    }

    private void check(ConditionObject condition) {
        if (!owns(condition)) {
            throw new IllegalArgumentException("Not owner");
        }
    }

    public final boolean hasWaiters(ConditionObject condition) {
        check(condition);
        return condition.hasWaiters();
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        check(condition);
        return condition.getWaitQueueLength();
    }

    /** Who is signalled goes to the end of the queue. */
    public class ConditionObject implements Condition, Serializable {
        private final Row<Node> waiting = new Row<Node>();

        public ConditionObject() {
            Rt.own(this, waiting);
        }

        final boolean belongsTo(AbstractQueuedSynchronizer lock) {
            return lock == AbstractQueuedSynchronizer.this;
        }

        private void check() {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
        }

        /** Gives all up that is held; how much that was. */
        private int begin(Node node) {
            check();
            synchronized (Rt.internal(queue)) {
                waiting.add(node);
            }
            int held = getState();
            boolean released = false;
            try {
                released = release(held);
            } finally {
                if (!released) {
                    synchronized (Rt.internal(queue)) {
                        waiting.remove(node);
                    }
                }
            }
            if (!released) {
                throw new IllegalMonitorStateException();
            }
            return held;
        }

        /** Without a signal: whether there has been none. */
        private boolean ends(Node node) {
            synchronized (Rt.internal(queue)) {
                if (!waiting.remove(node)) {
                    return false;
                }
                contended = true;
                queue.add(node);
                return true;
            }
        }

        public final void awaitUninterruptibly() {
            scoville.Blocking.here();
            Node node = new Node(false);
            AbstractQueuedSynchronizer.this.await(node, begin(node), false);
        }

        public final void await() throws InterruptedException {
            Interrupts.check();
            Node node = new Node(false);
            int held = begin(node);
            boolean thrown = false;
            if (Interrupts.looks()) {
                while (!thrown && Rt.cellPoll(node.told) == 0) {
                    if (Interrupts.pending()) {
                        thrown = ends(node);
                        if (!thrown) {
                            break;
                        }
                    }
                }
            }
            AbstractQueuedSynchronizer.this.await(node, held, false);
            if (thrown) {
                throw Interrupts.taken();
            }
        }

        /** The time may run out at any moment; whether there was a signal before. */
        private boolean awaitTimed() throws InterruptedException {
            Interrupts.check();
            Node node = new Node(false);
            int held = begin(node);
            boolean late = ends(node);
            boolean thrown = late && Interrupts.pending();
            AbstractQueuedSynchronizer.this.await(node, held, false);
            if (thrown) {
                throw Interrupts.taken();
            }
            return !late;
        }

        public final boolean await(long time, TimeUnit unit) throws InterruptedException {
            Objects.requireNonNull(unit);
            return awaitTimed();
        }

        public final boolean awaitUntil(Date deadline) throws InterruptedException {
            Objects.requireNonNull(deadline);
            return awaitTimed();
        }

        /** No time passes while waiting, or all. */
        public final long awaitNanos(long nanos) throws InterruptedException {
            return awaitTimed() ? nanos : 0L;
        }

        private void signal(boolean all) {
            check();
            synchronized (Rt.internal(queue)) {
                Node first = waiting.take();
                while (first != null) {
                    contended = true;
                    queue.add(first);
                    first = all ? waiting.take() : null;
                }
            }
        }

        public final void signal() {
            signal(false);
        }

        public final void signalAll() {
            signal(true);
        }

        protected final boolean hasWaiters() {
            return getWaitQueueLength() > 0;
        }

        protected final int getWaitQueueLength() {
            check();
            synchronized (Rt.internal(queue)) {
                return waiting.size();
            }
        }
    }
}
