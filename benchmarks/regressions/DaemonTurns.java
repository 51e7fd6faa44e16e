// tasks: 2
// note: A daemon that turns for ever keeps no program alive, and what it waits for need not come.

public class DaemonTurns {
    static volatile boolean stop;

    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
        });
        thread.setDaemon(true);
        thread.start();
        assert thread.isDaemon() && !Thread.currentThread().isDaemon();
    }
}
