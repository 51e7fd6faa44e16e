// expect: true
// note: Each thread has a value of its own.

public class LibThreadLocal {
    static final ThreadLocal<int[]> own = ThreadLocal.withInitial(() -> new int[1]);

    static void count() {
        for (int i = 0; i < 3; i++) {
            own.get()[0]++;
        }
        assert own.get()[0] == 3;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(LibThreadLocal::count);
        t.start();
        count();
        t.join();
        assert Thread.currentThread() == Thread.currentThread() && t != Thread.currentThread();
    }
}
