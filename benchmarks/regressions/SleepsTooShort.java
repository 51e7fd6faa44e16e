// expect: false(exception)
import java.util.concurrent.ThreadLocalRandom;

/** A time to sleep that may be negative makes a difference. */
public class SleepsTooShort {
    static volatile boolean late;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> late = true);
        other.start();
        Thread.sleep(ThreadLocalRandom.current().nextInt(40) - 1); //~ exception: IllegalArgumentException
        other.join();
    }
}
