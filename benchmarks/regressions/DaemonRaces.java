// expect: false(no-data-race)
// tasks: 2
// note: What a daemon does counts, though nobody waits for it.

public class DaemonRaces {
    static int n;

    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
            n = 1; //~ race with line 14
        });
        thread.setDaemon(true);
        thread.start();
        n = 2;
    }
}
