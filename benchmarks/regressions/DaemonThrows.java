// expect: false(exception)
// tasks: 2
// note: An exception that ends a daemon is one that ends a thread.

import java.util.concurrent.atomic.AtomicInteger;

public class DaemonThrows {
    public static void main(String[] args) {
        AtomicInteger n = new AtomicInteger();
        Thread thread = new Thread(() -> {
            if (n.get() == 1) {
                throw new IllegalStateException("seen"); //~ exception: IllegalStateException
            }
        });
        thread.setDaemon(true);
        thread.start();
        n.set(1);
    }
}
