public class ShutdownHookHalt {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("halts");
        System.out.flush();
        Runtime.getRuntime().halt(4);
    }
}
