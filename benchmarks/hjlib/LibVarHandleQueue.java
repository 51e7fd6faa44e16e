// expect: true
// note: A queue without locks: its ends and the links are changed by compareAndSet.

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LibVarHandleQueue<E> {
    private static class Node<E> {
        final E item;
        volatile Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    private static final VarHandle HEAD;
    private static final VarHandle TAIL;
    private static final VarHandle NEXT;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            HEAD = lookup.findVarHandle(LibVarHandleQueue.class, "head", Node.class);
            TAIL = lookup.findVarHandle(LibVarHandleQueue.class, "tail", Node.class);
            NEXT = lookup.findVarHandle(Node.class, "next", Node.class);
        } catch (NoSuchFieldException | IllegalAccessException e) {
            throw new Error(e);
        }
    }

    private volatile Node<E> head = new Node<>(null);
    private volatile Node<E> tail = head;

    void put(E e) {
        Node<E> fresh = new Node<>(e);
        while (true) {
            Node<E> last = tail;
            Node<E> next = last.next;
            if (next != null) {
                TAIL.compareAndSet(this, last, next);
            } else if (NEXT.compareAndSet(last, null, fresh)) {
                TAIL.compareAndSet(this, last, fresh);
                return;
            }
        }
    }

    E poll() {
        while (true) {
            Node<E> first = head;
            Node<E> next = first.next;
            if (next == null) {
                return null;
            }
            if (HEAD.compareAndSet(this, first, next)) {
                return next.item;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LibVarHandleQueue<String> queue = new LibVarHandleQueue<>();
        Thread a = new Thread(() -> queue.put("a"));
        a.start();
        queue.put("b");
        a.join();
        String first = queue.poll();
        String second = queue.poll();
        assert queue.poll() == null;
        assert first.equals("a") && second.equals("b") || first.equals("b") && second.equals("a");
    }
}
