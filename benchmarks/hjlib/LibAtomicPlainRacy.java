// expect: false(no-data-race)
// note: A plain read of an atomic is not ordered with a write by another thread.
import java.util.concurrent.atomic.AtomicInteger;

public class LibAtomicPlainRacy {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        Thread other = new Thread(() -> n.set(1)); //~ race with line 10
        other.start();
        int seen = n.getPlain(); //~ race with line 8
        other.join();
        assert seen <= 1;
    }
}
