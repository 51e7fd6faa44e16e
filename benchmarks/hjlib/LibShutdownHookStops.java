// expect: true
// note: What is done at the end stops a daemon, and finds what it has done.

public class LibShutdownHookStops {
    private static volatile boolean stop;
    private static int work;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            while (!stop) {
                Thread.yield();
            }
            work = 1;
        });
        daemon.setDaemon(true);
        daemon.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            stop = true;
            try {
                daemon.join();
            } catch (InterruptedException e) {
                return;
            }
            assert work == 1;
        }));
    }
}
