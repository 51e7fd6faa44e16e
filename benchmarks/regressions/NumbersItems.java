// expect: true
// pure-smt: timeout
// note: Items are numbered for ever; who takes them prints them.

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class NumbersItems {
    public static void main(final String[] args) {
        final BlockingQueue<Integer> items = new ArrayBlockingQueue<>(2);
        new Thread(() -> {
            try {
                for (int i = 0;; i++) {
                    items.put(i);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        new Thread(() -> {
            try {
                while (true) {
                    System.out.println("got " + items.take());
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
    }
}
