// expect: true
// note: Equal texts that threads make and hand to `intern` are one lock.

public class InternedLocks {
    static int count;

    static void add(String key) {
        synchronized (key.intern()) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> add("lo".concat("ck")));
        t.start();
        add("loc".concat("k"));
        t.join();
        assert count == 2;
    }
}
