public class ShutdownHooks {
    static void refused(Runnable body) {
        try {
            body.run();
            System.out.println("not refused");
        } catch (IllegalArgumentException | IllegalStateException | NullPointerException e) {
            System.out.println(e.getClass().getName() + (e instanceof NullPointerException ? "" : " " + e.getMessage()));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runtime runtime = Runtime.getRuntime();
        int[] count = new int[1];
        Thread hook = new Thread(() -> {
            System.out.println("hook " + count[0]);
            refused(() -> runtime.addShutdownHook(new Thread(() -> System.out.println("never"))));
            refused(() -> runtime.removeShutdownHook(Thread.currentThread()));
        });
        Thread other = new Thread(() -> System.out.println("other"));
        runtime.addShutdownHook(hook);
        runtime.addShutdownHook(other);
        refused(() -> runtime.addShutdownHook(hook));
        refused(() -> runtime.addShutdownHook(null));
        System.out.println(runtime.removeShutdownHook(other) + " " + runtime.removeShutdownHook(other));
        Thread started = new Thread(() -> {
        });
        System.out.println(hook.isAlive() + " " + hook.getState());
        Thread worker = new Thread(() -> count[0]++);
        worker.start();
        Thread late = new Thread(() -> {
            count[0] += 10;
            System.out.println("late");
        });
        worker.join();
        late.start();
        late.join();
        System.out.println(runtime.removeShutdownHook(started) + " main ends");
    }
}
