// of a nested class.
public class UncaughtCustom {
    static class Failure extends RuntimeException {
        Failure(int code) {
            super("code " + code);
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        throw new Failure(3);
    }
}
