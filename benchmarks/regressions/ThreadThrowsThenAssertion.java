// expect: false(exception)
/** The assertion fails because the thread has ended with an exception, which comes first. */
public class ThreadThrowsThenAssertion {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            if (n == 0) {
                throw new IllegalStateException(); //~ exception: IllegalStateException
            }
            n = 2;
        });
        t.start();
        t.join();
        assert n == 2;
    }
}
