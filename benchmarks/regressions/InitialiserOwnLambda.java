// expect: false(no-deadlock)
// note: The body of a lambda that does not use the instance is a static method: it waits for the initialiser of its class.

public class InitialiserOwnLambda {
    static class Config {
        static int n;

        static {
            Thread t = new Thread(() -> System.out.println("hello")); //~ deadlock
            t.start();
            try {
                t.join(); //~ deadlock
            } catch (InterruptedException e) {
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Config.n);
    }
}
