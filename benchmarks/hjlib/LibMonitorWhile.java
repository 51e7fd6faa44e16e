// expect: true
// note: Who is woken tests again. The monitor is that of a list.

import java.util.LinkedList;

public class LibMonitorWhile {
    static class Consumer extends Thread {
        private final LinkedList<String> items;

        Consumer(LinkedList<String> items) {
            this.items = items;
        }

        @Override
        public void run() {
            synchronized (items) {
                while (items.isEmpty()) {
                    try {
                        items.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                items.removeFirst();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LinkedList<String> items = new LinkedList<>();
        new Consumer(items).start();
        new Consumer(items).start();
        for (int i = 0; i < 2; i++) {
            synchronized (items) {
                items.add("item " + i);
                items.notifyAll();
            }
        }
    }
}
