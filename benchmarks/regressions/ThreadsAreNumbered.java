// expect: false(no-data-race)

/** Threads without a name are numbered in the order in which they are made. */
public class ThreadsAreNumbered implements Runnable {
    static int x;

    @Override
    public void run() {
        String name = Thread.currentThread().getName();
        if (name.equals("Thread-0")) {
            x = 1; //~ race with line 13
        } else if (name.equals("Thread-1")) {
            x = 2;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(new ThreadsAreNumbered());
        Thread named = new Thread(new ThreadsAreNumbered(), "Thread-0 or not");
        Thread b = new Thread(new ThreadsAreNumbered());
        a.start();
        named.start();
        b.start();
        a.join();
        named.join();
        b.join();
    }
}
