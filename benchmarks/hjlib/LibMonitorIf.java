// expect: false(exception)
// note: Who is woken tests nothing: another may have taken the item before.

import java.util.LinkedList;

public class LibMonitorIf {
    static class Consumer extends Thread {
        private final LinkedList<String> items;

        Consumer(LinkedList<String> items) {
            this.items = items;
        }

        @Override
        public void run() {
            synchronized (items) {
                if (items.isEmpty()) {
                    try {
                        items.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                items.removeFirst(); //~ exception: NoSuchElementException
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
