import java.io.IOException;
import java.io.StringReader;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.regex.Pattern;

/** Members of which each is rare. */
public class SmallThings {
    private static void fails(Runnable r) {
        try {
            r.run();
            System.out.println("nothing");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException, IOException {
        ConcurrentHashMap.KeySetView<String, Boolean> keys = ConcurrentHashMap.newKeySet();
        System.out.println(keys.add("a") + " " + keys.add("a") + " " + keys + " " + keys.getMap() + " " + keys.getMappedValue() + " " + keys.remove("a") + keys.size());

        StampedLock stamped = new StampedLock();
        long stamp = stamped.writeLock();
        System.out.println(StampedLock.isWriteLockStamp(stamp) + " " + StampedLock.isReadLockStamp(stamp) + " " + StampedLock.isLockStamp(stamp) + " " + StampedLock.isOptimisticReadStamp(stamp));
        stamped.unlockWrite(stamp);
        stamp = stamped.readLock();
        System.out.println(StampedLock.isWriteLockStamp(stamp) + " " + StampedLock.isReadLockStamp(stamp) + " " + StampedLock.isLockStamp(stamp) + " " + StampedLock.isOptimisticReadStamp(stamp));
        stamped.unlockRead(stamp);
        stamp = stamped.tryOptimisticRead();
        System.out.println(StampedLock.isWriteLockStamp(stamp) + " " + StampedLock.isReadLockStamp(stamp) + " " + StampedLock.isLockStamp(stamp) + " " + StampedLock.isOptimisticReadStamp(stamp));
        System.out.println(stamped.tryUnlockRead() + " " + stamped.tryUnlockWrite());
        stamped.readLock();
        System.out.println(stamped.tryUnlockWrite() + " " + stamped.tryUnlockRead() + " " + stamped.tryUnlockRead());
        stamped.writeLock();
        System.out.println(stamped.tryUnlockRead() + " " + stamped.tryUnlockWrite() + " " + stamped.isWriteLocked() + stamped.validate(stamp));
        ReadWriteLock both = stamped.asReadWriteLock();
        Lock write = stamped.asWriteLock();
        write.lock();
        System.out.println(stamped.isWriteLocked() + " " + both.readLock().tryLock() + " " + both.writeLock().tryLock());
        both.writeLock().unlock();
        both.readLock().lock();
        System.out.println(stamped.getReadLockCount() + " " + stamped.asReadLock().tryLock() + " " + write.tryLock() + " " + stamped.getReadLockCount());
        stamped.asReadLock().unlock();
        stamped.asReadLock().unlock();
        fails(() -> stamped.asReadLock().unlock());
        fails(write::unlock);
        fails(write::newCondition);
        System.out.println((stamped.asReadLock() == both.readLock()) + " " + (stamped.asReadWriteLock() == both));

        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        fails(() -> lock.hasWaiters(condition));
        fails(() -> lock.getWaitQueueLength(null));
        lock.lock();
        System.out.println(lock.hasWaiters(condition) + " " + lock.getWaitQueueLength(condition));
        fails(() -> lock.hasWaiters(new ReentrantLock().newCondition()));
        lock.unlock();

        Integer[] x = { 3, 1, 2, 0 };
        Arrays.parallelSort(x);
        System.out.println(Arrays.toString(x));
        Arrays.parallelSort(x, 1, 4, Comparator.reverseOrder());
        System.out.println(Arrays.toString(x));
        Arrays.parallelSort(x, 0, 3);
        int[] y = { 5, 3, 9, 1 };
        Arrays.parallelSort(y, 1, 4);
        System.out.println(Arrays.toString(x) + Arrays.toString(y));
        System.out.println(Arrays.compare(y, 0, 2, new int[] { 5, 4 }, 0, 2) + " " + Arrays.compare(y, 0, 2, y, 0, 3) + " " + Arrays.mismatch(x, 0, 2, x, 0, 3)
            + " " + Arrays.compare(x, 0, 2, x, 1, 3) + " " + Arrays.mismatch(x, new Integer[] { 0, 9 }, Comparator.naturalOrder())
            + " " + Arrays.compare(new String[] { "a" }, new String[] { "B" }, String.CASE_INSENSITIVE_ORDER)
            + " " + Arrays.equals(new String[] { "a" }, new String[] { "A" }, String.CASE_INSENSITIVE_ORDER)
            + " " + Arrays.compare(new char[] { 'a' }, 0, 1, new char[] { 'c' }, 0, 1) + " " + Arrays.compare(new boolean[] { true }, 0, 1, new boolean[] { false }, 0, 1));

        System.out.println(Pattern.compile("[a-z]+").matcher("12 ab cd").replaceFirst(m -> m.group().toUpperCase() + m.start()));

        System.out.println(Pattern.compile("[a-z]+").matcher("12 ab cd").results().map(m -> m.group() + m.start()).toList());

        System.out.println(new IntSummaryStatistics(2, 1, 5, 6) + " " + new LongSummaryStatistics(0, 7, 5, 3));
        fails(() -> new IntSummaryStatistics(-1, 1, 5, 6));
        fails(() -> new LongSummaryStatistics(1, 7, 5, 6));

        ConcurrentHashMap<Integer, String> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 5; i++) {
            m.put(i, "v" + i);
        }
        System.out.println(m.reduceEntries(100, (a, b) -> a.getKey() > b.getKey() ? a : b) + m.reduceEntries(100, e -> e.getKey() > 3 ? e.getValue() : null, String::concat));
        StringReader reader = new StringReader("mark");
        System.out.print((char) reader.read() + "" + (char) reader.read());
        reader.reset();
        System.out.print((char) reader.read());
        reader.mark(9);
        System.out.print((char) reader.read());
        reader.reset();
        System.out.println((char) reader.read() + " " + reader.markSupported());
        fails(() -> {
            try {
                reader.mark(-1);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        WeakReference<String> weak = new WeakReference<>("kept");
        SoftReference<int[]> soft = new SoftReference<>(y);
        System.out.println(weak.get() + " " + weak.refersTo(null) + " " + soft.get().length);
        weak.clear();
        System.out.println(weak.get() + " " + weak.refersTo(null));

        SecureRandom random = new SecureRandom();
        int n = random.nextInt(10);
        System.out.println(n >= 0 && n < 10 && random.generateSeed(4).length == 4);
        Thread thread = new Thread(() -> System.out.println("thread"));
        thread.start();
        thread.join(0, 0);
        thread.join(0, 5);
    }
}
