// expect: false(assertion)
/** What main throws goes to the handler, which is wrong about who throws; then main is over. */
public class MainIsHandled {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            assert t != main; //~ assertion
        });
        new Thread(() -> {
            while (main.isAlive()) {
                Thread.yield();
            }
        }).start();
        throw new IllegalStateException();
    }
}
