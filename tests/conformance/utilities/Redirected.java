import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class Redirected {
    static String captured(Runnable body) {
        PrintStream console = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes));
        try {
            body.run();
        } finally {
            System.out.flush();
            System.setOut(console);
        }
        return bytes.toString();
    }

    public static void main(String[] args) {
        System.out.println("before");
        PrintStream console = System.out;
        String s = captured(() -> {
            System.out.println("hidden");
            System.out.printf("%d-%s%n", 5, "x");
            console.println("seen at once");
            System.out.print('c');
        });
        System.out.println("[" + s + "]");
        System.out.println(captured(() -> System.out.println(captured(() -> System.out.print("inner")) + " outer")));
        System.out.println(System.out == console);
        PrintStream err = System.err;
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        System.setErr(new PrintStream(errors, true));
        System.err.println("bad");
        System.setErr(err);
        System.out.println(errors.size() + " " + errors.toString().trim());
        try {
            captured(() -> {
                System.out.println("lost");
                throw new IllegalStateException("thrown");
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("after");
    }
}
