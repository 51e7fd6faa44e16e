// expect: true
// note: Plain accesses before the other thread begins and after it has ended.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LibAtomicPlainOrdered {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        AtomicIntegerArray a = new AtomicIntegerArray(2);
        n.setPlain(3);
        a.setPlain(0, 1);
        Thread other = new Thread(() -> {
            n.incrementAndGet();
            a.addAndGet(0, 2);
        });
        other.start();
        a.setPlain(1, 9);
        other.join();
        assert n.getPlain() == 4 && a.getPlain(0) == 3 && a.getPlain(1) == 9;
    }
}
