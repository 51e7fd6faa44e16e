// exit with zero is a normal end.
public class ExitZero {
    public static void main(String[] args) {
        System.out.println("before");
        if (args.length == 0) {
            System.exit(0);
        }
        System.out.println("never");
    }
}
