// tasks: 3
// note: A handler runs in the thread that its exception leaves, before others see that the thread has ended; else the one for all.

public class HandlerOfThread {
    static String got = "";

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("own");
        });
        thread.setUncaughtExceptionHandler((t, e) -> got += e.getMessage());
        thread.start();
        thread.join();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            got += " " + e.getMessage();
            throw new RuntimeException("ignored");
        });
        Thread other = Thread.ofPlatform().name("other").start(() -> {
            throw new IllegalStateException("default");
        });
        other.join();
        assert got.equals("own default");
    }
}
