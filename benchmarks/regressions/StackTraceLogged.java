// expect: true

/** Who has called whom may be printed. A thread that has not begun, or has ended, has no stack. */
public class StackTraceLogged {
    static void log(String text) {
        StackTraceElement caller = Thread.currentThread().getStackTrace()[2];
        System.out.println(caller.getClassName() + "." + caller.getMethodName() + ":" + caller.getLineNumber() + " " + text);
    }

    public static void main(String[] args) throws InterruptedException {
        log("begins in " + ProcessHandle.current().pid());
        Thread t = new Thread(() -> {
            for (StackTraceElement e : new Throwable().getStackTrace()) {
                System.out.println("\tat " + e);
            }
        });
        assert t.getStackTrace().length == 0;
        t.start();
        t.join();
        assert t.getStackTrace().length == 0;
    }
}
