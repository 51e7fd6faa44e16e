// expect: false(no-deadlock)
// note: Who exits waits for the hook, and the hook, which exits too, for the end of the program.

public class LibShutdownHookExits {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.exit(1); //~ deadlock
        }));
        System.exit(0); //~ deadlock
    }
}
