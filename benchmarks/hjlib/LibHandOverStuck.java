// expect: false(no-deadlock)
// note: A queue without room needs somebody else.

import java.util.concurrent.SynchronousQueue;

public class LibHandOverStuck {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        queue.put(1); //~ deadlock
        System.out.println(queue.take());
    }
}
