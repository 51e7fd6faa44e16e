// expect: false(assertion)
// tasks: 2

import java.util.concurrent.atomic.AtomicInteger;

public class DaemonAsserts {
    public static void main(String[] args) {
        AtomicInteger n = new AtomicInteger();
        Thread thread = new Thread(() -> {
            int seen = n.get();
            assert seen == 0; //~ assertion
        });
        thread.setDaemon(true);
        thread.start();
        n.set(1);
    }
}
