// expect: false(assertion)
// note: To exit is not to wait for the other threads: the hook may find nothing done.

import java.util.concurrent.atomic.AtomicInteger;

public class LibShutdownHookEarly {
    private static final AtomicInteger done = new AtomicInteger();

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert done.get() == 1; //~ assertion
        }));
        new Thread(() -> done.incrementAndGet()).start();
        System.exit(0);
    }
}
