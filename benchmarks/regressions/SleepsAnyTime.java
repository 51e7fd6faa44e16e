// expect: true
import java.util.Random;

/** How long the two sleep makes no difference, so that five thousand times need not be tried. */
public class SleepsAnyTime {
    static class Drop {
        private String message;
        private boolean empty = true;

        synchronized String take() throws InterruptedException {
            while (empty) {
                wait();
            }
            empty = true;
            notifyAll();
            return message;
        }

        synchronized void put(String text) throws InterruptedException {
            while (!empty) {
                wait();
            }
            empty = false;
            message = text;
            notifyAll();
        }
    }

    static final Drop drop = new Drop();

    static void produce() {
        Random random = new Random();
        try {
            for (String text : new String[] {"one", "two", "three"}) {
                drop.put(text);
                Thread.sleep(random.nextInt(5000));
            }
            drop.put("done");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void consume() {
        int taken = 0;
        try {
            for (String text = drop.take(); !text.equals("done"); text = drop.take()) {
                taken++;
                Thread.sleep((long) (Math.random() * 1000) + 5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        assert taken == 3;
    }

    public static void main(String[] args) {
        new Thread(SleepsAnyTime::produce).start();
        new Thread(SleepsAnyTime::consume).start();
    }
}
