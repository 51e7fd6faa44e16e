import java.lang.ref.*;
import java.util.*;
public class ReferenceQueues {
    public static void main(String[] a) throws Exception {
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        Object o = new Object();
        WeakReference<Object> w = new WeakReference<>(o, q);
        PhantomReference<Object> p = new PhantomReference<>(o, q);
        System.out.println((w.get() == o) + " " + (p.get() == null) + " " + (q.poll() == null) + " " + w.enqueue() + " " + w.enqueue() + " " + (w.get() == null) + " " + (q.poll() == w) + " " + (q.poll() == null));
        Thread t = new Thread(() -> p.enqueue());
        t.start(); t.join();
        System.out.println(q.remove() == p);
        System.out.println(q.remove(10) == null);
        Cleaner c = Cleaner.create();
        Cleaner.Cleanable cl = c.register(o, () -> System.out.println("cleaned"));
        cl.clean(); cl.clean();
        Reference.reachabilityFence(o);
    }
}
