// expect: true
// note: Who puts goes on only when somebody has taken.

import java.util.concurrent.SynchronousQueue;

public class LibHandOver {
    private static int before;
    private static int after;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        Thread giver = new Thread(() -> {
            before = 1;
            try {
                queue.put("item");
            } catch (InterruptedException e) {
                return;
            }
            assert after == 2;
        });
        giver.start();
        after = 2;
        assert queue.take().equals("item");
        assert before == 1;
        giver.join();
        assert queue.poll() == null && !queue.offer("nobody waits");
    }
}
