// expect: true
// note: A linked deque hands out what it has without a look at the flag.

import java.util.concurrent.LinkedBlockingDeque;

public class DequeTakesDespiteInterrupt {
    private static int taken;

    public static void main(final String[] args) throws InterruptedException {
        final LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        deque.put(4);
        final Thread takes = new Thread(() -> {
            try {
                taken = deque.take();
            } catch (InterruptedException e) {
                assert false;
            }
        });
        takes.start();
        takes.interrupt();
        takes.join();
        assert taken == 4;
    }
}
