public class ShutdownHookExit {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        try {
            System.out.println("exits");
            System.exit(3);
        } finally {
            System.out.println("never");
        }
    }
}
