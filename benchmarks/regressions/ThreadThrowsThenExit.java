// expect: false(exception)
/** That the program exits does not undo that a thread has ended with an exception. */
public class ThreadThrowsThenExit {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException(); //~ exception: IllegalStateException
        });
        t.start();
        t.join();
        System.exit(0);
    }
}
