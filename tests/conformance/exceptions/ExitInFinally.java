// System.exit ends the program at once.
public class ExitInFinally {
    public static void main(String[] args) {
        try {
            System.out.println("try");
            throw new RuntimeException("x");
        } catch (RuntimeException e) {
            System.out.println("catch");
            System.exit(3);
        } finally {
            System.out.println("finally must not print");
        }
    }
}
