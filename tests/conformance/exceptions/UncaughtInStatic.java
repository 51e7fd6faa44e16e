// a static initialiser fails at first use.
public class UncaughtInStatic {
    static class H {
        static int v = Integer.parseInt("seven");
        static int get() {
            return v;
        }
    }
    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(H.get());
    }
}
