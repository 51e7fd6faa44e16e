// an exception that nobody catches ends the program.
public class Uncaught {
    static void f(int n) {
        if (n == 0) {
            throw new IllegalStateException("at the bottom");
        }
        try {
            f(n - 1);
        } finally {
            System.out.println("unwinding " + n);
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        f(3);
        System.out.println("never");
    }
}
