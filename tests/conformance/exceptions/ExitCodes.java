// exit inside of a method, with a code.
public class ExitCodes {
    static void check(int n) {
        if (n > 2) {
            System.out.println("leaving");
            System.exit(n);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; ; i++) {
            System.out.println(i);
            check(i);
        }
    }
}
