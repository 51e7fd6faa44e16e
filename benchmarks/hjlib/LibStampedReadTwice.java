// expect: false(no-deadlock)
// note: Who reads and reads again goes behind a writer, which waits for it.
import java.util.concurrent.locks.StampedLock;

public class LibStampedReadTwice {
    static final StampedLock lock = new StampedLock();
    static int width = 1;
    static int height = 2;

    static int height() {
        long stamp = lock.readLock(); //~ deadlock
        try {
            return height;
        } finally {
            lock.unlockRead(stamp);
        }
    }

    static int area() {
        long stamp = lock.readLock();
        try {
            return width * height();
        } finally {
            lock.unlockRead(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock(); //~ deadlock
            width = 3;
            lock.unlockWrite(stamp);
        });
        writer.start();
        int area = area();
        writer.join();
        assert area == 2 || area == 6;
    }
}
