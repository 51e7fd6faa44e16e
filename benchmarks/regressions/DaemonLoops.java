// tasks: 2
// note: A daemon that does nothing for ever.

public class DaemonLoops {
    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
            while (true) {
            }
        });
        thread.setDaemon(true);
        thread.start();
    }
}
