// an exception in a static initialiser.
class Bad {
    static int x = 1 / Integer.parseInt("0");

    static void m() {
        System.out.println("m");
    }
}

public class FailedInit {
    public static void main(String[] args) {
        try {
            Bad.m();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause() + " " + e.getMessage());
        }
    }
}
