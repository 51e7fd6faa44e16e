// a null pointer ends the program after its finally blocks.
public class UncaughtNull {
    static String name;

    static int length() {
        try {
            return name.length();
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(length());
    }
}
