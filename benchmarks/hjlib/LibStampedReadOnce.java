// expect: true
// note: Who reads all of it under one stamp waits for nobody meanwhile.
import java.util.concurrent.locks.StampedLock;

public class LibStampedReadOnce {
    static final StampedLock lock = new StampedLock();
    static int width = 1;
    static int height = 2;

    static int area() {
        long stamp = lock.readLock();
        try {
            return width * height;
        } finally {
            lock.unlockRead(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            width = 3;
            lock.unlockWrite(stamp);
        });
        writer.start();
        int area = area();
        writer.join();
        assert area == 2 || area == 6;
    }
}
