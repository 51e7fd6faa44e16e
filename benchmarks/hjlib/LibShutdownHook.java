// expect: true
// note: What is done at the end comes after all threads that are no daemons, and before the program is over.

public class LibShutdownHook {
    private static int done;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert done == 1;
        }));
        new Thread(() -> done++).start();
    }
}
