// expect: true
// note: What prints makes texts one after the other; a logger is the same for the same name.

import java.util.logging.Level;
import java.util.logging.Logger;

public class LoggedUnderLock {
    static final Logger LOG = Logger.getLogger("app");

    static class Counted {
        int shown;

        @Override
        public String toString() {
            shown++;
            return "told";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counted c = new Counted();
        int[] total = new int[1];
        Runnable body = () -> {
            LOG.log(Level.WARNING, "{0}", c);
            synchronized (Logger.getLogger("app")) {
                total[0]++;
            }
        };
        Thread other = new Thread(body);
        other.start();
        body.run();
        other.join();
        assert c.shown == 2 && total[0] == 2;
    }
}
