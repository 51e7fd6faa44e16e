import java.util.HexFormat;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What objects of the library say of themselves, but for hash codes. */
public class Texts {
    static void show(Object o) {
        String text = o.toString();
        int at = text.indexOf('@');
        int state = text.indexOf('[');
        System.out.println(text.substring(0, at) + text.substring(state));
    }

    static class Mine extends FutureTask<Integer> {
        Mine() {
            super(() -> 1);
        }
    }

    static class Rounds extends Phaser {
        Rounds(int parties) {
            super(parties);
        }

        protected boolean onAdvance(int phase, int parties) {
            System.out.println(phase + " " + parties + " " + getRegisteredParties() + " " + getArrivedParties());
            return phase == 1;
        }
    }

    static void locks() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        show(lock);
        if (lock.tryLock()) {
            show(lock);
            lock.unlock();
        }
        show(lock);
        System.out.println(Thread.currentThread().getName());
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        show(both);
        both.readLock().tryLock();
        both.readLock().lock();
        show(both);
        show(both.readLock());
        show(both.writeLock());
        both.readLock().unlock();
        both.readLock().unlock();
        both.writeLock().lock();
        show(both);
        show(both.readLock());
        show(both.writeLock());
        StampedLock stamped = new StampedLock();
        show(stamped);
        long stamp = stamped.readLock();
        stamped.readLock();
        show(stamped);
        stamped.unlockRead(stamp);
        stamped.unlockRead(stamp);
        stamped.writeLock();
        show(stamped);
    }

    static void synchronizers() {
        Semaphore permits = new Semaphore(3);
        permits.tryAcquire(2);
        show(permits);
        show(new Semaphore(-1));
        Phaser phaser = new Phaser();
        show(phaser);
        phaser.bulkRegister(2);
        show(phaser);
        phaser.arrive();
        show(phaser);
        phaser.arrive();
        show(phaser);
        phaser.arriveAndDeregister();
        show(phaser);
        phaser.arriveAndDeregister();
        show(phaser);
        Phaser rounds = new Rounds(1);
        rounds.arrive();
        show(rounds);
        rounds.arrive();
        show(rounds);
        System.out.println(rounds.getArrivedParties() + " " + rounds.getUnarrivedParties() + " " + rounds.isTerminated());
        Phaser left = new Rounds(2);
        left.arriveAndDeregister();
        left.arriveAndDeregister();
        show(left);
        Phaser stopped = new Phaser(2);
        stopped.arrive();
        stopped.forceTermination();
        show(stopped);
        try {
            Phaser empty = new Phaser();
            empty.arrive();
        } catch (IllegalStateException e) {
            String message = e.getMessage();
            System.out.println(message.substring(0, message.indexOf('@')) + message.substring(message.indexOf('[')));
        }
    }

    static void futures() {
        show(CompletableFuture.completedFuture(1));
        show(CompletableFuture.failedFuture(new IllegalStateException("no")));
        CompletableFuture<Integer> made = new CompletableFuture<>();
        CompletableFuture<Integer> next = made.thenApply(x -> 1 / x);
        made.complete(0);
        show(made);
        show(next);
        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        cancelled.cancel(true);
        show(cancelled);
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        task.run();
        show(task);
        FutureTask<Integer> fails = new FutureTask<>(() -> {
            throw new Exception("checked");
        });
        fails.run();
        show(fails);
        FutureTask<Integer> stopped = new Mine();
        stopped.cancel(false);
        show(stopped);
    }

    static void matchers() {
        Pattern word = Pattern.compile("[a-z]+");
        Matcher matcher = word.matcher("ab 1 cd");
        System.out.println(matcher);
        matcher.find();
        System.out.println(matcher);
        matcher.find();
        System.out.println(matcher);
        matcher.find();
        System.out.println(matcher);
        matcher.reset("xyz").matches();
        System.out.println(matcher);
        System.out.println(matcher.reset());
    }

    static void digits() {
        HexFormat plain = HexFormat.of();
        HexFormat lines = HexFormat.ofDelimiter("\n,").withPrefix("0x").withUpperCase();
        System.out.println(plain + " " + plain.hashCode());
        System.out.println(lines + " " + lines.hashCode());
        System.out.println(plain.equals(HexFormat.ofDelimiter("")) + " " + lines.equals(plain) + " " + plain.equals(null));
    }

    public static void main(String[] args) throws Exception {
        digits();
        locks();
        synchronizers();
        futures();
        matchers();
    }
}
