// expect: false(no-data-race)
// note: Nothing orders a daemon before what is done at the end, nor two hooks.

public class LibShutdownHookRacy {
    private static int beats;
    private static int saved;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            saved = beats; //~ race with line 17 //~ race with line 13
        }));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            saved = -1; //~ race with line 10
        }));
        Thread daemon = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                beats++; //~ race with line 10
            }
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
